import { inEveryLanguage } from '@alea/engine'
import { moonElf as en } from '../../text/en/heroes/moon-elf.ts'
import { moonElf as fr } from '../../text/fr/heroes/moon-elf.ts'

export { moonElf as hero } from './moon-elf.ts'
export const texts = inEveryLanguage({ en, fr })
