import { blackWidow } from './blackWidow.ts'
import { doctorStrange } from './doctorStrange.ts'

export const heroes = { 'black-widow': blackWidow, 'doctor-strange': doctorStrange }
