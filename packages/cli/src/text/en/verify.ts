import { count } from './grammar.ts'

export const verify = {
  verified: (rolls: number, shuffles: number) =>
    `${count(rolls, 'roll')} and ${count(shuffles, 'shuffle')} were recomputed: all of them follow from the secret.`,
  committed: {
    log: 'The secret is the one the log committed to before its first roll. The commitment:',
    proof: 'The secret is the one the proof says the server committed to. The commitment:',
    nowhere: 'The log states no commitment, so this secret may have been chosen afterwards. Its hash:',
  },
  salts: (salts: number) =>
    `The server was restarted during the match and mixed in ${count(salts, 'salt')}; each was shown at the table when it was first used.`,
  noted: 'It is the commitment you noted: since it was shown to you, no die has been changed.',
  compare:
    'A file alone cannot prove when it was written. Compare this with the commitment you were shown before the first roll (--commitment).',
  limits: {
    terminal:
      'Whoever started the match drew the secret alone, and could have drawn again until the dice suited them; only players who contribute to the dice on a server rule that out.',
    server:
      'If no player contributed to the dice, the server could have chosen its secret; check that your own contribution is in the proof.',
  },
}
