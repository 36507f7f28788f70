import { STAND_UP } from '../../state.ts'
import type { AskNames, AskParams } from '../ask.ts'
import type { ask as english } from '../en/ask.ts'
import { capital } from '../phrase.ts'
import { ofPlayer } from './grammar.ts'

/** La question, précédée de ce qui la pose : « Illusion : quelle carte… », « Rançon ! Quel dé… » */
function asked({ by }: AskParams, say: AskNames, question: string): string {
  if (!by) return capital(question)
  const source = capital(say.source(by))
  return /[!?]$/.test(source) ? `${source} ${capital(question)}` : `${source} : ${question}`
}

/** Avec un point, sauf après « ! » ou « ? ». */
const said = (text: string): string => (/[!?]$/.test(text) ? text : `${text}.`)

export const ask: typeof english = {
  ban: () => 'Quel héros bannissez-vous ? Personne ne pourra le prendre.',
  pick: () => 'Quel héros prenez-vous ?',
  attempt: ({ attempts = 0, each = 0 }) =>
    attempts > 0
      ? `Gardez des dés et relancez (encore ${attempts > 1 ? `${attempts} lancers` : '1 lancer'}${each > 0 ? `, à ${each} PC${attempts > 1 ? ' chacun' : ''}` : ''}), ou annoncez une capacité.`
      : 'Plus de lancer : annoncez une capacité, ou terminez sans.',
  respond: ({ phase = '', ability = '', role, turn }, say) => {
    if (role === 'announces')
      return `Vous annoncez ${said(say.ability(ability))} Voulez-vous d’abord jouer quelque chose ?`
    if (role === 'uses') return `Vous utilisez ${said(say.ability(ability))} Voulez-vous jouer quelque chose ?`
    if (role === 'target') return `On vous attaque avec ${said(say.ability(ability))} Voulez-vous jouer quelque chose ?`
    const name = say.player(turn)
    return `${capital(say.phase(phase))}${name ? ` ${ofPlayer(name)}` : ''} : voulez-vous jouer quelque chose ?`
  },
  answer: ({ action = '', seat }, say) =>
    `${say.player(seat) ?? 'Quelqu’un'} veut ${said(say.action(action))} Voulez-vous d’abord jouer quelque chose ?`,
  main: ({ phase = '', cp = 0 }, say) =>
    `${capital(say.phase(phase))} (${cp} PC) : jouez ou vendez des cartes, ou continuez.`,
  sell: ({ left = 1 }) => `Trop de cartes : vendez-en ${left}.`,
  defend: ({ ability }, say) =>
    ability
      ? `On vous attaque avec ${said(say.ability(ability))} Choisissez votre défense, ou renoncez-y.`
      : 'Choisissez votre défense, ou renoncez-y.',
  target: ({ word }): string => {
    if (word === 'first') return 'Votre camp choisit la cible : qui proposez-vous ?'
    return word === 'last' ? 'Faute d’accord, vous décidez : qui est la cible ?' : 'Qui attaquez-vous ?'
  },
  agree: () => 'Votre coéquipier propose une cible : êtes-vous d’accord ?',
  upkeep: () => 'Entretien : par quoi commencer ?',
  check: () => 'Quelle altération est vérifiée en premier ?',
  avoid: (p, say) => asked(p, say, 'quels dégâts évitez-vous ?'),
  intercept: (p, say) => asked(p, say, 'quelle altération interceptez-vous ?'),
  cover: ({ token = '' }, say) => `${say.token(token)} : quelle capacité recouvre-t-il ?`,
  'lay-down': (p, say) => asked(p, say, 'dans quel ordre posez-vous les cartes face cachée ?'),
  recommend: (p, say) => asked(p, say, 'quelle carte recommandez-vous ? Vous pouvez mentir.'),
  'turn-up': (p, say) => asked(p, say, 'quelle carte retournez-vous ?'),
  'stand-up': () => `Vous êtes à terre : payer ${STAND_UP} PC pour vous relever, ou sauter votre lancer offensif ?`,
  foresee: ({ token = '' }, say) => `Combien de jetons ${say.token(token)} dépensez-vous ?`,
  'put-back': () => 'Laquelle des cartes piochées remettez-vous, et où ?',
  cast: () => 'Quel sortilège lancez-vous ?',
  gain: ({ token = '' }, say) => `Gagner ${say.token(token)} ?`,
  'choose-player': (p, say) => asked(p, say, 'choisissez un joueur.'),
  'remove-token': (p, say) => asked(p, say, 'quelle altération est retirée ?'),
  'move-token': (p, say) => asked(p, say, 'quelle altération se déplace ?'),
  'alter-die': (p, say) => asked(p, say, 'quel dé changez-vous, et en quoi ?'),
  'copy-die': (p, say) => asked(p, say, 'quel dé changez-vous, et en quoi ?'),
  'reroll-die': (p, say) => asked(p, say, 'quel dé est relancé ?'),
  'try-again': (p, say) => asked(p, say, 'quels dés sont relancés ?'),
  'keep-dice': () => 'Quels dés gardez-vous ? Les autres sont relancés.',
  'keep-some': (p, say) => asked(p, say, `${p.left === 1 ? 'quel dé compte' : 'quels dés comptent'} ?`),
  'reroll-some': (p, say) => asked(p, say, 'quels dés sont relancés ?'),
  choose: (p, say) => asked(p, say, 'choisissez.'),
  discard: (p, say) => asked(p, say, 'quelle carte défaussez-vous ?'),
  pay: (p, say) => asked(p, say, 'en payez-vous le prix ?'),
  'pay-up-to': (p, say) => asked(p, say, `${say.howMany(p.price)} ?`),
  'pay-with': (p, say) => asked(p, say, 'quel jeton retirez-vous ?'),
  'roll-again': (p, say) => asked(p, say, 'le relancer ?'),
  'see-hand': (p, say) => asked(p, say, 'un adversaire vous montre sa main.'),
  search: (p, say) => asked(p, say, 'quelle amélioration prenez-vous dans la pioche ?'),
  'search-deck': (p, say) => asked(p, say, 'quelle carte prenez-vous dans la pioche ?'),
  'put-back-next': (p, say) => asked(p, say, 'quelle carte remettez-vous ensuite, à partir du dessus de la pioche ?'),
  'see-cards': (p, say) => asked(p, say, 'voici les améliorations trouvées.'),
}
