/** A program that prints all that the games say in the language its argument names, as `[what, text]` in JSON. */
import { type Language, seatName } from '@alea/engine'
import { gameTexts } from './gameTexts.ts'

const language = process.argv[2] as Language
const sayings = gameTexts([language], seatName).get(language)!
process.stdout.write(JSON.stringify(sayings.map(({ what, of, text }) => [`${what} ${of}`, text])))
