import type { heroes as english } from '../en/index.ts'
import { blackWidow } from './black-widow.ts'
import { doctorStrange } from './doctor-strange.ts'

export const heroes: typeof english = { 'black-widow': blackWidow, 'doctor-strange': doctorStrange }
