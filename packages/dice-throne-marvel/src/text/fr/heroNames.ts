import type { heroNames as english } from '../en/heroNames.ts'

export const heroNames: typeof english = {
  'black-widow': 'Black Widow',
  'doctor-strange': 'Doctor Strange',
  'black-panther': 'Black Panther',
  'captain-marvel': 'Captain Marvel',
  loki: 'Loki',
  'scarlet-witch': 'Scarlet Witch',
  'spider-man': 'Spider-Man',
  thor: 'Thor',
}
