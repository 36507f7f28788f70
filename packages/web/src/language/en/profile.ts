import { grammar, plural } from './grammar.ts'

const { number } = grammar
const inMatches = (count: number) => plural(count, '1 match', `${number(count)} matches`)

export const profile = {
  title: 'Profile',
  preferences: 'Preferences',
  kept: 'Saved in this browser.',
  name: 'Name',
  nameHint: 'The name other players see.',
  keepName: 'Save name',
  nameKept: 'Saved',
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  pace: 'Bot speed',
  paces: { fast: 'Instant', brisk: 'Fast', usual: 'Normal', slow: 'Slow' },
  confirm: 'Ask for confirmation',
  confirmHint: 'Before unusual moves that can’t be undone.',
  autoPass: 'Pass automatically',
  autoPassHint: 'When passing is the only thing I can do.',
  sound: 'Sound',
  soundHint: 'Dice, cards, and a chime when it’s your turn.',
  coach: 'Coach',
  coachHint: 'Shows odds and, against bots, suggests moves.',
  account: 'Account',
  offline: 'The server can’t be reached. Everything on this device works without it.',
  nobody: 'You don’t need an account to play. With one, you keep your matches and ratings on all your devices.',
  guest: (name: string) =>
    `You are playing as a guest, ${name}. With an account, you keep your matches and ratings on all your devices.`,
  member: (name: string) => `You are signed in as ${name}.`,
  become: 'Create account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  accountName: 'Account name',
  password: 'Password',
  passwordHint: 'At least eight characters.',
  signOutGuest:
    'If you leave, you can’t come back as this guest, and you will lose access to your matches on the server.',
  leave: 'Leave guest account',
  ratings: 'Ratings',
  noRatings: 'None yet. Only rated matches between people count.',
  ratingOf: (title: string, mode: string) => `${title}, ${mode}`,
  rating: (shown: number, matches: number) => `${shown} after ${inMatches(matches)}`,
  history: 'Finished matches',
  noHistory: 'No finished matches yet.',
  onDevice: 'on this device',
  onServer: 'on the server',
  won: 'won',
  lost: 'lost',
  tied: 'tied',
  replayOf: (title: string, when: string) => `${title}, ${when}: replay`,
  openLog: 'Open a log',
  more: (left: number) => `${left} more`,
  dice: 'Your dice',
  diceHelp:
    'Every die rolled in your matches, by everyone at the table. The line shows where fair dice would end up in the long run.',
  noDice: 'No dice rolled yet.',
  counting: 'Counting…',
  diceOf: (title: string, dice: number, matches: number) => `${title}: ${number(dice)} dice in ${inMatches(matches)}`,
  face: (face: number, seen: number, expected: number) =>
    `${face}: rolled ${plural(seen, 'once', `${number(seen)} times`)}, ${number(expected)} expected`,
  tooFew: 'Too few dice to tell.',
  ordinary: (percent: number) =>
    `Nothing unusual: about ${percent} out of 100 samples of fair dice this size would be at least this uneven.`,
  unusual: (percent: number) =>
    `Slightly unusual: only about ${percent} out of 100 samples of fair dice this size would be this uneven. Look at enough samples, though, and you are bound to find one.`,
  strange:
    'Very unusual: fewer than 1 out of 100 samples of fair dice would be this uneven. If it stays that way as the sample grows, the dice deserve a closer look.',
}
