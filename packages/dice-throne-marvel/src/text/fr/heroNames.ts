import type { heroNames as english } from '../en/heroNames.ts'

export const heroNames: typeof english = {
  'black-widow': 'Black Widow',
  'doctor-strange': 'Doctor Strange',
  'spider-man': 'Spider-Man',
  thor: 'Thor',
}
