/** Lines of the log. Faces come in brackets, amounts in words; no amount at all is undefined. */
export const events = {
  firstPlayer: (player: string) => `${player} is the first player.`,
  sets: (cards: string) => `Cards of this match: ${cards}.`,
  removed: (faces: string) => `Returned to the box: ${faces}.`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
  turn: (player: string) => `${player} is the active player.`,
  rolled: (player: string, faces: string) => `${player} rolls ${faces}.`,
  mirrored: (player: string, face: string) => `${player}’s mirror copies ${face}.`,
  ordered: (player: string, face: string) => `${player} applies ${face} first.`,
  choseDie: (player: string, die: string) => `${player} chooses the ${die}.`,
  stole: (player: string, face: string) => `${player} takes ${face}.`,
  gained: (player: string, gains: string | undefined, wasted: number) =>
    `${player} gains ${gains ?? 'nothing'}${wasted > 0 ? `; ${wasted} lost for lack of room` : ''}.`,
  lost: (player: string, losses: string | undefined) => `${player} loses ${losses ?? 'nothing'}.`,
  converted: (player: string, glory: number, gain: string) => `${player} takes ${glory} glory instead of ${gain}.`,
  hammered: (player: string, gold: number) => `${player} puts ${gold} gold into the hammer.`,
  hammerPass: (player: string, pass: number, glory: number) =>
    `${player} finishes pass ${pass} of the hammer: ${glory} glory.`,
  repeated: (player: string) => `${player} gives up a Cerberus token and applies the faces again.`,
  reinforced: (player: string, card: string) => `${player} calls ${card}.`,
  spent: (player: string, gold: number) => `${player} spends ${gold} gold.`,
  passed: (player: string) => `${player} does nothing.`,
  extra: (player: string, sun: number) => `${player} pays ${sun} sun to act again.`,
  bought: (player: string, face: string, gold: number) => `${player} buys ${face} for ${gold} gold.`,
  forged: (player: string, face: string, over: string, die: string) =>
    `${player} forges ${face} over ${over} on the ${die}.`,
  paid: (player: string, price: string, card: string) => `${player} pays ${price} for ${card}.`,
  moved: (player: string, island: number) => `${player} travels to island ${island}.`,
  ousted: (player: string, ousted: string) => `${player} ousts ${ousted}.`,
  took: (player: string, card: string) => `${player} takes ${card}.`,
  chest: (player: string) => `${player}’s reserves grow.`,
  token: (player: string, token: string) => `${player} receives a ${token} token.`,
  cashed: (player: string, gain: string) => `${player} gives up a Triton token for ${gain}.`,
  garden: (player: string, face: string) => `${player} takes ${face} from the gardens.`,
  boar: (player: string, face: string, bearer: string) => `${player} gives ${face} to ${bearer}.`,
  ended: (scores: string) => `The match is over: ${scores}.`,
}

/** Why the match ended. */
export const reasons = { 'last-round': 'The last round is over.' }
