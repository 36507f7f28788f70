import type { ProposalKind } from '@alea/protocol/client'

/** What needs everybody's consent: undo past the dice, a pause, another clock, open hands. */
export const proposals = {
  title: 'With everybody’s agreement',
  label: 'Requests',
  /** What somebody asks of the others. `clock` is the label of the clock. */
  asks: {
    undo: (name: string) =>
      `${name} asks to take back their last decision and everything since. Dice will be rolled anew; what has been seen stays seen.`,
    pause: (name: string) => `${name} asks to pause the match.`,
    clock: (name: string, clock: string) =>
      `${name} asks to change the clock to: ${clock}. The match will not be rated.`,
    'open-hands': (name: string) =>
      `${name} asks to let spectators see every hand from now on. Anyone can be a spectator.`,
  } satisfies Record<ProposalKind, (name: string, clock: string) => string>,
  /** The buttons with which a player asks. */
  buttons: {
    undo: 'Ask to take back my last decision',
    pause: 'Ask for a pause',
    clock: 'Ask to change the clock',
    'open-hands': 'Ask to show all hands to spectators',
  } satisfies Record<ProposalKind, string>,
  /** The same where nobody else has to agree. */
  alone: {
    undo: 'Take back my last decision',
    pause: 'Pause',
    clock: 'Change the clock',
    'open-hands': 'Show all hands to spectators',
  } satisfies Record<ProposalKind, string>,
  undoHelp: 'Works even after a roll. Dice are rolled anew; the log keeps what happened.',
  newClock: 'New clock',
  accept: 'Agree',
  decline: 'Decline',
  declineAll: 'Decline, and stop asking me',
  withdraw: 'Withdraw',
  waiting: (names: string) => `You asked. Waiting for ${names}.`,
  agreed: (name: string) => `You agreed to ${name}’s request.`,
  results: {
    accepted: (_name: string) => 'Everybody agreed.',
    declined: (name: string) => `${name} declined.`,
    withdrawn: (name: string) => `${name} withdrew the request.`,
    lapsed: (_name: string) => 'The request was not answered in time.',
    outdated: (_name: string) => 'The match went on; the request has lapsed.',
  },
  paused: 'The match is paused: no clock is running.',
  resume: 'Resume',
  resuming: 'The match resumes in a few seconds.',
  watchFrom: 'Watch from',
  spectatorSeat: 'Spectator’s view',
  delay: (seconds: number) => `You see the match ${seconds} s late`,
  delayLabel: 'Delay for spectators',
  noDelay: 'None',
  seconds: (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  inviteTo: (seat: number) => `Invite to seat ${seat}`,
  inviteSeatHelp: 'Each link is good for one seat and one person.',
  watchLink: 'Link to watch',
  renew: 'New link',
}
