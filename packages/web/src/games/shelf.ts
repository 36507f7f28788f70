/** The games as the first page shows them: light enough to be there at once. Each brings its rules and its board when it is opened. */
import type { Json } from '@alea/engine'
import type { SeatWish } from '@alea/protocol/client'
import { type Bilingual, bilingual } from '../language/bilingual.ts'
import type { BoardModule } from './boardModule.ts'

export interface Shelved {
  readonly id: string
  readonly hue: number
  readonly players: readonly [number, number]
  readonly minutes: number
  /** 1 is light, 3 is heavy. */
  readonly weight: 1 | 2 | 3
  readonly title: Bilingual<string>
  readonly pitch: Bilingual<string>
  /** What *Play now* sets: against bots, at once. */
  readonly quick: { readonly seats: readonly SeatWish[]; readonly options?: Readonly<Record<string, Json>> }
  load(): Promise<BoardModule>
  readonly hasLesson: boolean
}

const me: SeatWish = { kind: 'me' }
const bot = (level: string): SeatWish => ({ kind: 'bot', bot: level })

export const SHELF: readonly Shelved[] = [
  {
    id: 'battle-dice',
    hue: 145,
    players: [2, 4],
    minutes: 20,
    weight: 1,
    title: bilingual({ en: 'Battle Dice', fr: 'Battle Dice' }),
    pitch: bilingual({
      en: 'Send your creatures into the arena, strike with their powers, buy better ones.',
      fr: 'Envoyez vos créatures dans l’arène, frappez avec leurs pouvoirs, recrutez-en de meilleures.',
    }),
    quick: { seats: [me, bot('apprentice')] },
    load: async () => (await import('./battle-dice/battleDiceBoard.tsx')).battleDiceBoard,
    hasLesson: true,
  },
  {
    id: 'dice-throne',
    hue: 25,
    players: [2, 4],
    minutes: 30,
    weight: 3,
    title: bilingual({ en: 'Dice Throne', fr: 'Dice Throne' }),
    pitch: bilingual({
      en: 'Six heroes, Marvel’s among them: roll for your abilities, upset the dice of others, stay on your feet.',
      fr: 'Six héros, dont deux de Marvel : lancez pour vos capacités, bousculez les dés des autres, restez debout.',
    }),
    quick: { seats: [me, bot('apprentice')] },
    load: async () => (await import('./dice-throne/diceThroneBoard.tsx')).diceThroneBoard,
    hasLesson: true,
  },
  {
    id: 'dice-forge',
    hue: 250,
    players: [2, 4],
    minutes: 40,
    weight: 2,
    title: bilingual({ en: 'Dice Forge', fr: 'Dice Forge' }),
    pitch: bilingual({
      en: 'Your dice are yours to forge: replace their faces, win the gods’ favour, perform heroic feats.',
      fr: 'Vos dés sont à forger : changez-en les faces, gagnez la faveur des dieux, accomplissez des exploits.',
    }),
    quick: { seats: [me, bot('apprentice')] },
    load: async () => (await import('./dice-forge/diceForgeBoard.tsx')).diceForgeBoard,
    hasLesson: true,
  },
  {
    id: 'dice-city',
    hue: 60,
    players: [1, 4],
    minutes: 50,
    weight: 2,
    title: bilingual({ en: 'Dice City', fr: 'Dice City' }),
    pitch: bilingual({
      en: 'Five dice, thirty plots: build your city, trade, raise armies, keep the bandits out.',
      fr: 'Cinq dés, trente parcelles : bâtissez votre cité, commercez, levez des armées, chassez les bandits.',
    }),
    quick: { seats: [me, bot('apprentice')] },
    load: async () => (await import('./dice-city/diceCityBoard.tsx')).diceCityBoard,
    hasLesson: true,
  },
  {
    id: 'pig',
    hue: 350,
    players: [2, 10],
    minutes: 5,
    weight: 1,
    title: bilingual({ en: 'Pig', fr: 'Cochon' }),
    pitch: bilingual({
      en: 'Roll as often as you dare: a 1 loses it all.',
      fr: 'Lancez tant que vous l’osez : un 1 et tout est perdu.',
    }),
    quick: { seats: [me, bot('apprentice')], options: { target: 50 } },
    load: async () => (await import('./pig/pigBoard.ts')).pigBoard,
    hasLesson: false,
  },
]

export const shelved = (id: string): Shelved | undefined => SHELF.find((game) => game.id === id)
