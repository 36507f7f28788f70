export { diceForgeNames as NAMES } from '@alea/dice-forge'
