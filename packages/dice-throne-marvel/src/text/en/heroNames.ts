/** The heroes of this pack as lists name them, before their pages are loaded. */
export const heroNames = {
  'black-widow': 'Black Widow',
  'doctor-strange': 'Doctor Strange',
  'black-panther': 'Black Panther',
  'captain-marvel': 'Captain Marvel',
  loki: 'Loki',
  'scarlet-witch': 'Scarlet Witch',
  'spider-man': 'Spider-Man',
  thor: 'Thor',
}
