import { grammar, plural } from './grammar.ts'

/** Muting, blocking and reporting. */
export const people = {
  others: 'Other players',
  about: (name: string) => `More about ${name}`,
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  muted: (name: string) => `${name} is muted.`,
  unmuted: (name: string) => `${name} is no longer muted.`,
  block: (name: string) => `Block ${name}`,
  blockNote: 'You won’t be seated together or hear from each other. They aren’t told. A match in progress goes on.',
  unblock: (name: string) => `Unblock ${name}`,
  unblockShort: 'Unblock',
  blocked: (name: string) => `${name} is blocked.`,
  unblocked: (name: string) => `${name} is no longer blocked.`,
  report: (name: string) => `Report ${name}`,
  reportHelp: 'Whoever runs this server will read it, together with the chat of this match. Nobody else is told.',
  reason: 'What happened?',
  reasons: {
    insults: 'Insults',
    harassment: 'Harassment or threats',
    cheating: 'Cheating',
    stalling: 'Stalls or leaves on purpose',
    name: 'Offensive name',
    other: 'Something else',
  },
  details: 'Anything to add? (optional)',
  sendReport: 'Send report',
  reported: 'Thank you. Your report has been sent.',
  tooMany: 'You have sent many reports today. Please try again tomorrow.',
  cancel: 'Cancel',
  blockedPeople: (count: number) => plural(count, '1 blocked player', `${grammar.number(count)} blocked players`),
}
