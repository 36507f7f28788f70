import type { heroes as english } from '../en/index.ts'
import { blackWidow } from './blackWidow.ts'
import { doctorStrange } from './doctorStrange.ts'

export const heroes: typeof english = { 'black-widow': blackWidow, 'doctor-strange': doctorStrange }
