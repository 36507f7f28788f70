/** The heroes of the Marvel boxes, for the first page, which loads no rules. A test compares them with the pack. */
export const MARVEL_HEROES = [
  'spider-man',
  'loki',
  'thor',
  'black-widow',
  'captain-marvel',
  'black-panther',
  'scarlet-witch',
  'doctor-strange',
] as const
