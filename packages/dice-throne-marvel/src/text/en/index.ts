import { blackWidow } from './black-widow.ts'
import { doctorStrange } from './doctor-strange.ts'

export const heroes = { 'black-widow': blackWidow, 'doctor-strange': doctorStrange }
