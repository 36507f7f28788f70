import type { Line } from '../../state.ts'
import type { damageTypes as english } from '../en/events.ts'
import type { EventTexts, LineTexts } from '../events.ts'
import type { Names } from '../names.ts'
import { counted } from '../phrase.ts'
import { amounts } from './amounts.ts'
import { de, ofPlayer } from './grammar.ts'

export const lines: LineTexts = {
  base: (n) => `${n}`,
  add: (n) => (n < 0 ? `− ${-n}` : `+ ${n}`),
  other: (n) => `+ ${n}`,
  prevent: (n) => `− ${n}`,
  half: () => '½',
  avoid: () => 'évités',
  reflect: () => 'la moitié renvoyée',
  passed: (n) => `− ${n} détourné${n > 1 ? 's' : ''}`,
}

export const damageTypes: typeof english = {
  undefendable: (n) => (n > 1 ? 'imparables' : 'imparable'),
  pure: (n) => (n > 1 ? 'purs' : 'pur'),
  collateral: (n) => (n > 1 ? 'collatéraux' : 'collatéral'),
  ultimate: (n) => (n > 1 ? 'ultimes' : 'ultime'),
}

/** « 4 (Charge) + 2 (Rage) − 3 (Bouclier), ½ (Sens d’araignée) » */
const account = (list: readonly Line[], say: Names): string =>
  list
    .map(say.line)
    .reduce((told, line) => `${told}${/^[+−]/.test(line) ? ' ' : ', '}${line}`)
    .replace(/^\+ /, '')

const cards = (list: readonly string[], say: Names): string => list.map(say.card).join(', ')

const health = (amount: number): string => `${amount} point${amount > 1 ? 's' : ''} de santé`

/** « sa phase de revenu », « sa phase principale 1 » */
const ownPhase = (phase: string): string => (phase.startsWith('phase ') ? `sa ${phase}` : `sa phase ${de(phase)}`)

export const events: EventTexts = {
  starter: (e, nameOf) => `${nameOf(e.seat)} commence.`,
  banned: (e, nameOf, say) => `${nameOf(e.seat)} bannit ${say.hero(e.hero)}.`,
  picked: (e, nameOf, say) => `${nameOf(e.seat)} prend ${say.hero(e.hero)}.`,
  turn: (e, nameOf) => `Tour ${e.turn} : à ${nameOf(e.seat)} de jouer.`,
  rolled: (e, nameOf) => `${nameOf(e.seat)} obtient ${e.dice.join(' ')}.`,
  die: (e, nameOf) => {
    const die = `un ${e.from}${e.by === e.seat ? '' : ` ${ofPlayer(nameOf(e.seat))}`}`
    return e.rolled ? `${nameOf(e.by)} relance ${die} : ${e.to}.` : `${nameOf(e.by)} change ${die} en ${e.to}.`
  },
  announced: (e, nameOf, say) => `${nameOf(e.seat)} annonce ${say.ability(e.ability)}.`,
  activated: (e, nameOf, say) => `${nameOf(e.seat)} active ${say.ability(e.ability)}.`,
  'no-ability': (e, nameOf) => `${nameOf(e.seat)} n’active rien.`,
  proposed: (e, nameOf) =>
    e.target === e.seat
      ? `${nameOf(e.seat)} se propose comme cible.`
      : `${nameOf(e.seat)} propose ${nameOf(e.target)} comme cible.`,
  targeted: (e, nameOf) => `${nameOf(e.target)} est la cible.`,
  defended: (e, nameOf, say) => `${nameOf(e.seat)} se défend avec ${say.ability(e.ability)}.`,
  played: (e, nameOf, say) => `${nameOf(e.seat)} joue ${say.card(e.card)}.`,
  cast: (e, nameOf, say) => `${nameOf(e.seat)} lance ${say.card(e.card)}.`,
  sold: (e, nameOf, say) => `${nameOf(e.seat)} vend ${say.card(e.card)}.`,
  discarded: (e, nameOf, say) => `${nameOf(e.seat)} défausse ${say.card(e.card)}.`,
  drew: (e, nameOf, say) =>
    `${nameOf(e.seat)} pioche ${e.cards ? cards(e.cards, say) : `${e.count} ${e.count > 1 ? 'cartes' : 'carte'}`}.`,
  looked: (e, nameOf, say) =>
    e.count === 0
      ? `${nameOf(e.seat)} n’a plus de carte à regarder : la pioche est vide.`
      : `${nameOf(e.seat)} regarde ${e.cards ? cards(e.cards, say) : `${e.count} ${e.count > 1 ? 'cartes' : 'carte'} de la pioche`}.`,
  revealed: (e, nameOf, say) => `${nameOf(e.seat)} montre ${cards(e.cards, say)}.`,
  recommended: (e, nameOf) => `${nameOf(e.seat)} recommande la carte ${e.place}.`,
  'turned-up': (e, _, say) => `La carte ${e.place} est ${say.card(e.card)}.`,
  took: (e, nameOf, say) => `${nameOf(e.seat)} montre ${say.card(e.card)} et la prend en main.`,
  fetched: (e, nameOf, say) => `${nameOf(e.seat)} prend ${e.card ? say.card(e.card) : 'une carte'} dans sa pioche.`,
  saw: (e, nameOf, say) =>
    `${nameOf(e.seat)} regarde la main ${ofPlayer(nameOf(e.of))}${e.cards ? ` : ${cards(e.cards, say) || 'aucune carte'}` : ''}.`,
  spent: (e, nameOf, say) => `${nameOf(e.seat)} dépense un jeton ${say.token(e.token)}.`,
  declared: (e, nameOf, say) => `${nameOf(e.seat)} veut utiliser ${say.ability(e.action)}.`,
  used: (e, nameOf, say) => `${nameOf(e.seat)} utilise ${say.ability(e.action)}.`,
  token: (e, nameOf, say) =>
    `${nameOf(e.seat)} ${e.change > 0 ? 'reçoit' : 'perd'} ${counted(Math.abs(e.change), amounts.tokens(say.token(e.token)))}.`,
  cp: (e, nameOf) => `${nameOf(e.seat)} ${e.change > 0 ? 'gagne' : 'perd'} ${Math.abs(e.change)} PC.`,
  damaged: (e, nameOf, say) =>
    `${nameOf(e.seat)} subit ${e.amount} ${e.amount > 1 ? 'dégâts' : 'dégât'}${e.lines.length > 0 ? ` : ${account(e.lines, say)}` : ''}.`,
  healed: (e, nameOf) => `${nameOf(e.seat)} récupère ${health(e.amount)}.`,
  'stole-health': (e, nameOf) => `${nameOf(e.seat)} vole ${health(e.amount)} à ${nameOf(e.from)}.`,
  flipped: (e, nameOf) => `${nameOf(e.seat)} retourne son plateau de héros.`,
  failed: (e, nameOf) => `La capacité ${ofPlayer(nameOf(e.seat))} échoue.`,
  companion: (e, nameOf, say) =>
    `${nameOf(e.seat)} : ${say.companion(e.companion)} est maintenant ${say.companionState(e.companion, e.state, nameOf)}.`,
  'companion-dial': (e, nameOf, say) =>
    `${nameOf(e.seat)} : ${say.companion(e.companion)} ${e.change > 0 ? 'récupère' : 'perd'} ${health(Math.abs(e.change))} (${e.value} maintenant).`,
  skipped: (e, nameOf, say) => `${nameOf(e.seat)} saute ${ownPhase(say.phase(e.phase))}.`,
  reshuffled: (e, nameOf) => `${nameOf(e.seat)} mélange sa défausse pour refaire sa pioche.`,
  defeated: (e, nameOf) => `${nameOf(e.seat)} est hors de combat.`,
  ended: (e) => (e.reason === 'defeat' ? 'La partie est terminée.' : 'La partie est nulle.'),
}
