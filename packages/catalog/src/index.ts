/** Every game: the one place that imports them all. */
import { battleDice } from '@alea/battle-dice'
import { diceCity } from '@alea/dice-city'
import { diceForge } from '@alea/dice-forge'
import { diceThrone } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import type { Game } from '@alea/engine'
import { pig } from '@alea/example-pig'

export const GAMES: readonly Game[] = [battleDice, diceCity, diceForge, diceThrone, pig]

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id)

/** Content packs by the game they belong to, as package names. */
export const PACKS: Readonly<Record<string, readonly string[]>> = { 'dice-throne': ['@alea/dice-throne-marvel'] }
