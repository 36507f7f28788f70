/** Sounds, and what is celebrated at a table. */
export const highlights = {
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
}
