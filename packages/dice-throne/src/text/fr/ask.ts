import type { Json, Seat } from '@alea/engine'
import { questionOf } from '../../effects/effect.ts'
import { sourceName, tokenName } from '../lexicon.ts'
import { actionWords } from './options.ts'
import { PHASE } from './phases.ts'

interface Params {
  phase?: string
  attempts?: number
  cp?: number
  seat?: Seat
  action?: string
  by?: string
  token?: string
  left?: number
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const from = ({ by }: Params): string => (by ? `${sourceName(by, 'fr')} : ` : '')

const ASK: Record<string, (p: Params) => string> = {
  attempt: ({ attempts = 0 }) =>
    attempts > 0
      ? `Gardez des dés et relancez les autres (encore ${attempts > 1 ? `${attempts} lancers` : '1 lancer'}), annoncez une capacité ou agissez.`
      : 'Plus de lancer : annoncez une capacité ou agissez.',
  respond: ({ phase = '' }) => `${capital(PHASE[phase] ?? phase)} : voulez-vous agir ?`,
  answer: ({ action = '' }) => `Quelqu’un veut ${actionWords(action)} : agissez-vous d’abord ?`,
  main: ({ phase = '', cp = 0 }) => `${capital(PHASE[phase] ?? phase)}, ${cp} PC : jouez, vendez ou continuez.`,
  sell: ({ left = 1 }) => `Trop de cartes : vendez-en ${left}.`,
  defend: () => 'Vous défendre ?',
  target: () => 'Qui est attaqué ?',
  upkeep: () => 'Entretien : par quoi commencer ?',
  'stand-up': () => 'Vous êtes à terre : payer 2 PC pour vous relever, ou passer votre lancer offensif ?',
  foresee: ({ token = '' }) => `Combien dépensez-vous de ${tokenName(token, 'fr')} ?`,
  'put-back': () => 'Laquelle des cartes piochées remettez-vous, et où ?',
  cast: () => 'Quel sortilège lancez-vous ?',
  gain: ({ token = '' }) => `Prendre ${tokenName(token, 'fr')} ?`,
  'choose-player': (p) => `${from(p)}choisissez un joueur.`,
  'remove-token': (p) => `${from(p)}quelle altération est retirée ?`,
  'move-token': (p) => `${from(p)}quelle altération se déplace ?`,
  'alter-die': (p) => `${from(p)}quel dé devient quoi ?`,
  'copy-die': (p) => `${from(p)}quel dé devient quoi ?`,
  'reroll-die': (p) => `${from(p)}quel dé est relancé ?`,
  'try-again': (p) => `${from(p)}quels dés sont relancés ?`,
  'keep-dice': () => 'Quels dés gardez-vous ? Les autres sont relancés.',
  choose: (p) => `${from(p)}choisissez.`,
  discard: (p) => `${from(p)}quelle carte défaussez-vous ?`,
  'roll-again': (p) => `${from(p)}le relancer ?`,
  'see-hand': (p) => `${from(p)}un adversaire vous montre sa main.`,
  search: (p) => `${from(p)}quelle amélioration prenez-vous dans la pioche ?`,
  'put-back-next': (p) => `${from(p)}quelle carte vient ensuite, à partir du dessus de la pioche ?`,
  'see-cards': (p) => `${from(p)}les améliorations trouvées sont montrées.`,
}

export const ask = (name: string, params: Json): string =>
  ASK[name]?.(params as Params) ?? questionOf(name, 'fr') ?? name
