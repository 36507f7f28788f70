import type { Faults } from '../en/faults.ts'

const bars: Readonly<Record<Parameters<Faults['undoBarred']>[0], string>> = {
  nothing: 'rien à annuler',
  chance: 'des dés ont été lancés ou des cartes mélangées depuis',
  'another-seat': 'un autre joueur a répondu depuis',
  revelation: 'la réponse a révélé quelque chose',
}

const refusals: Readonly<Record<Parameters<Faults['refused']>[0], string>> = {
  malformed: 'ce n’est pas une réponse',
  stale: 'la partie a avancé',
  'not-your-question': 'ce joueur n’a rien à décider',
  'not-an-option': 'ce choix n’est pas proposé',
}

export const faults: Faults = {
  atLine: (line, fault) => `ligne ${line} : ${fault}`,
  of: (what, fault) => `${what} : ${fault}`,
  answer: (position, entry, fault) => `réponse ${position}, ${entry} : ${fault}`,

  noSuchOption: (name, known) => `Il n’y a pas d’option ${name} ; options connues : ${known.join(', ') || 'aucune'}`,
  ofOption: (name, fault) => `Option ${name} : ${fault}`,
  notOneOf: (value, values) => `${value} n’est pas une valeur possible : ${values.join(', ')}`,
  notAFlag: (value) => `${value} n’est ni true ni false`,
  notWhole: (value, min, max) => `${value} n’est pas un nombre entier de ${min} à ${max}`,
  notAPlayer: (seats) => `les joueurs vont de p1 à p${seats}`,
  wrongSeats: (game, min, max, seats) =>
    `${game} se joue ${min === max ? `à ${min}` : `de ${min} à ${max} joueurs`}, pas à ${seats}`,

  roll: (name, count, sides) => `${name} ${count}d${sides}`,
  shuffle: (name, cards) => `${name} (un mélange de ${cards})`,
  notANumber: (word) => `${word} n’est pas un nombre`,
  wrongCount: (needed, given) => `il faut ${needed} valeur${needed > 1 ? 's' : ''}, et non ${given}`,
  notAFace: (value, sides) => `${value} n’est pas une face de 1 à ${sides}`,
  notAnOrder: (count) => `ce n’est pas un ordre des nombres 1 à ${count}`,
  nothingToThrow: 'Il n’y a rien à lancer ni à mélanger',

  wrongTitle: (title) => `un journal commence par « ${title} »`,
  fieldExpected: (name) => `on attend ici « ${name} … »`,
  notACount: (name) => `${name} doit être un nombre entier, 1 au moins`,
  optionsNotJson: 'les options ne sont pas du JSON',
  notACommitment: 'un engagement se compose de 64 chiffres hexadécimaux',
  optionsNotAnObject: 'les options ne sont pas un objet JSON',
  afterTheEnd: 'il y a une ligne après la fin de la partie',
  tagMissing: 'la ligne est coupée : son étiquette manque',
  notAnAnswer: (line) => `ce n’est pas une réponse : ${line}`,
  wrongTag: (line) => `l’étiquette ne correspond pas : la ligne a été modifiée, ou il en manque une avant (${line})`,
  otherGame: (found, wanted) => `c’est le journal d’une partie de ${found}, pas de ${wanted}`,
  otherRules: (found, game, wanted) =>
    `écrit avec la version ${found} des règles ; ${game} en est à la version ${wanted}`,
  otherEnd: (found, written) => `la partie rejouée se termine par ${found}, mais le journal dit ${written}`,
  noEnd: 'le journal annonce une fin, mais la partie continue',

  matchOver: 'la partie est déjà terminée',
  nothingRolled: (seats, name) => `on ne lance rien ici : ${seats} doit répondre à ${name}`,
  asksFor: (name) => `les règles demandent ${name} ici`,
  asksChance: (name) => `les règles demandent ${name} au hasard ici, pas à un joueur`,
  asksSeats: (seats, name) => `les règles demandent ${name} à ${seats} ici`,
  undoBarred: (bar) => `impossible d’annuler (${bars[bar]})`,
  noSuchPast: 'il n’y a pas de telle position à laquelle revenir',
  refused: (reason, rule) => (rule === undefined ? refusals[reason] : `${refusals[reason]}, voir ${rule}`),
}
