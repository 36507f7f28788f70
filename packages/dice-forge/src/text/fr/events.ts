import type { events as enEvents, reasons as enReasons } from '../en/events.ts'
import { de, gloryPoints, grammar } from './grammar.ts'

const verb = (word: string, what: string | undefined): string =>
  what === undefined ? `ne ${word} rien` : `${word} ${what}`

export const events: typeof enEvents = {
  firstPlayer: (player) => `${player} joue en premier.`,
  sets: (cards) => `Cartes de cette partie : ${cards}.`,
  removed: (faces) => `Remises dans la boîte : ${faces}.`,
  round: (round, rounds) => `Manche ${round} sur ${rounds}.`,
  turn: (player) => `C’est au tour ${de(player)}.`,
  rolled: (player, faces) => `${player} obtient ${faces}.`,
  mirrored: (player, face) => `Le miroir ${de(player)} copie ${face}.`,
  ordered: (player, face) => `${player} applique d’abord ${face}.`,
  choseDie: (player, die) => `${player} choisit le ${die}.`,
  stole: (player, face) => `${player} prend ${face}.`,
  gained: (player, gains, wasted) =>
    `${player} ${verb('gagne', gains)}${wasted > 0 ? ` ; ${wasted} ${wasted > 1 ? 'perdus' : 'perdu'} faute de place` : ''}.`,
  lost: (player, losses) => `${player} ${verb('perd', losses)}.`,
  converted: (player, glory, gain) => `${player} prend ${gloryPoints(glory)} plutôt que ${gain}.`,
  hammered: (player, gold) => `${player} verse ${gold} or au marteau.`,
  hammerPass: (player, pass, glory) => `${player} termine le parcours ${pass} du marteau : ${gloryPoints(glory)}.`,
  repeated: (player) => `${player} rend un jeton Cerbère et applique ses faces à nouveau.`,
  reinforced: (player, card) => `${player} appelle ${card}.`,
  spent: (player, gold) => `${player} dépense ${gold} or.`,
  passed: (player) => `${player} ne fait rien.`,
  extra: (player, sun) => `${player} paie ${grammar.amount(sun, 'sun')} pour agir encore une fois.`,
  bought: (player, face, gold) => `${player} achète ${face} pour ${gold} or.`,
  forged: (player, face, over, die) => `${player} forge ${face} à la place de ${over} sur le ${die}.`,
  paid: (player, price, card) => `${player} paie ${price} pour ${card}.`,
  moved: (player, island) => `${player} va sur l’île ${island}.`,
  ousted: (player, ousted) => `${player} chasse ${ousted}.`,
  took: (player, card) => `${player} prend ${card}.`,
  chest: (player) => `Les réserves ${de(player)} s’agrandissent.`,
  token: (player, token) => `${player} reçoit un jeton ${token}.`,
  cashed: (player, gain) => `${player} rend un jeton Triton contre ${gain}.`,
  garden: (player, face) => `${player} prend ${face} dans les jardins.`,
  boar: (player, face, bearer) => `${player} donne ${face} à ${bearer}.`,
  ended: (scores) => `Partie terminée : ${scores}.`,
}

export const reasons: typeof enReasons = { 'last-round': 'La dernière manche est terminée.' }
