import type { UndoBar } from '@alea/engine'
import type { ErrorCode } from '../../errors.ts'

const codes: Readonly<Record<ErrorCode, string>> = {
  malformed: 'This request could not be read.',
  'too-large': 'This request is too large.',
  'too-many': 'Too many requests. Try again in a moment.',
  'not-found': 'Not found.',
  'not-allowed': 'You are not allowed to do this.',
  'not-signed-in': 'Sign in first, or play as a guest.',
  'name-taken': 'This name is taken.',
  'bad-name': 'This name cannot be used.',
  'wrong-password': 'Wrong name or password.',
  'weak-password': 'This password is too easy to guess.',
  stale: 'The match has moved on.',
  'not-your-question': 'It is not your turn to decide.',
  'not-an-option': 'This is not one of your options.',
  barred: 'This decision cannot be taken back.',
  'not-open': 'This is not possible right now.',
  'not-playing': 'The match is not being played.',
  'not-over': 'The match is not over yet.',
  'already-seated': 'You already have an account.',
  'bad-option': 'The table cannot be set up like this.',
  unavailable: 'This could not be done. Nothing has changed.',
  internal: 'Something went wrong on our side.',
}

const bars: Readonly<Record<UndoBar, string>> = {
  nothing: 'There is no decision to take back.',
  chance: 'The decision cannot be taken back: dice have been rolled or cards shuffled since.',
  'another-seat': 'The decision cannot be taken back: another player has decided since.',
  revelation: 'The decision cannot be taken back: it has revealed something.',
}

export const errors = {
  codes,
  bars,
  malformedMember: (member: string) => `${member} is missing or wrong`,
  matchIsAt: (position: number) => `the match is at ${position}`,
}

export type Errors = typeof errors
