/** Locations, resources, rows and ends in every language, from the game's own texts. */
export { NAMES } from '@alea/dice-city'
