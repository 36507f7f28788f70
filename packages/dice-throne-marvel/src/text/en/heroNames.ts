/** The heroes of this pack as lists name them, before their pages are loaded. */
export const heroNames = {
  'black-widow': 'Black Widow',
  'doctor-strange': 'Doctor Strange',
  'spider-man': 'Spider-Man',
  thor: 'Thor',
}
