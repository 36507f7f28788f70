/** Results of dice, and the faces displayed. */
import { emit, type Seat } from '@alea/engine'
import { type Face, idOf, MIRROR } from '../content/faces.ts'
import type { ForgeEvent } from '../events.ts'
import { DICE, type DiceForge, heroOf, SIDES, shownOn } from '../state.ts'

/** Sets both dice of a player to results from 1 to 6. */
export function land(g: DiceForge, seat: Seat, light: number, dark: number): void {
  const { shown } = heroOf(g, seat)
  shown[0] = light - 1
  shown[1] = SIDES + dark - 1
  emit<ForgeEvent>(() => ({ type: 'rolled', seat, dice: [rolled(g, seat, 0), rolled(g, seat, 1)] }))
}

export function landOne(g: DiceForge, seat: Seat, die: number, face: number): void {
  heroOf(g, seat).shown[die] = die * SIDES + face - 1
  emit<ForgeEvent>(() => ({ type: 'rolled', seat, dice: [rolled(g, seat, die)] }))
}

const rolled = (g: DiceForge, seat: Seat, die: number) => ({
  die: DICE[die]!,
  face: idOf(shownOn(heroOf(g, seat), die)),
})

/** The faces displayed by a player's opponents, one for each die. */
export function facesAgainst(g: DiceForge, seat: Seat): Face[] {
  const faces: Face[] = []
  for (let other = 0; other < g.heroes.length; other++)
    if (other !== seat) faces.push(shownOn(heroOf(g, other), 0), shownOn(heroOf(g, other), 1))
  return faces
}

/** [DF-5.4] [DF-5.5] The faces a mirror may take, each kind once. */
export function reflected(g: DiceForge, seat: Seat): Face[] {
  const faces = facesAgainst(g, seat)
  if (reachesOwnDice(g, seat)) {
    const hero = heroOf(g, seat)
    faces.push(shownOn(hero, 0), shownOn(hero, 1))
  }
  return distinct(faces).filter((face) => face !== MIRROR)
}

/** Through the mirror of an opponent, if the match is played with reflections. */
export const reachesOwnDice = (g: DiceForge, seat: Seat): boolean =>
  g.reflection && facesAgainst(g, seat).includes(MIRROR)

export const distinct = (faces: readonly Face[]): Face[] => faces.filter((face, i) => faces.indexOf(face) === i)
