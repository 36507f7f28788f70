import { inEveryLanguage } from '@alea/engine'
import { doctorStrange as en } from '../text/en/doctor-strange.ts'
import { doctorStrange as fr } from '../text/fr/doctor-strange.ts'

export { doctorStrange as hero } from './doctor-strange.ts'
export const texts = inEveryLanguage({ en, fr })
