import type { AbsenceRule, HandoverReason } from '@alea/protocol/client'
import { plural } from './grammar.ts'

/** What happens when somebody leaves a table, and what is said when it does. */
export const absence = {
  title: 'If someone leaves',
  rules: {
    'stand-in': 'A bot plays until they’re back',
    loses: 'They lose the match',
    wait: 'Everyone waits for them',
  } satisfies Record<AbsenceRule, string>,
  /** In the list of tables. */
  listed: {
    'stand-in': 'a bot replaces anyone who leaves',
    loses: 'leaving loses the match',
    wait: 'everyone waits for players who are away',
  } satisfies Record<AbsenceRule, string>,
  after: 'Once they’ve been away for',
  bot: 'Bot that plays for them',
  seconds: (count: number) => `${count} ${plural(count, 'second', 'seconds')}`,
  minutes: (count: number) => `${count} ${plural(count, 'minute', 'minutes')}`,
  hours: (count: number) => `${count} ${plural(count, 'hour', 'hours')}`,
  days: (count: number) => `${count} ${plural(count, 'day', 'days')}`,

  byClock: {
    'stand-in': (level: string) =>
      `Nobody is replaced before their time is up. Then a bot (${level}) plays until they’re back.`,
    loses: () => 'Anyone whose time runs out loses the match.',
    wait: () => 'Nobody is replaced.',
  } satisfies Record<AbsenceRule, (level: string) => string>,
  byAbsence: {
    'stand-in': (after: string, level: string) =>
      `When a player has been away for ${after}, the others may let a bot (${level}) play until they’re back.`,
    loses: (after: string) =>
      `When a player has been away for ${after}, the others may claim the match: the absent player loses.`,
    wait: () => 'Nobody is replaced: everyone waits for players who are away.',
  } satisfies Record<AbsenceRule, (after: string, level: string) => string>,
  ratedRule:
    'Rated: a player who leaves or runs out of time is rated as if they had resigned. What a bot does in their seat counts for nobody’s rating.',

  /** In the corner of a player's panel. */
  awayHere: 'Away',
  botHere: 'Bot',
  away: (name: string, time: string) => `${name} has been away for ${time}.`,
  replaceableIn: (time: string) => `You can have them replaced in ${time}.`,
  claimableIn: (time: string) => `You can claim the match in ${time}.`,
  clockRuns: 'Their clock decides.',
  everyoneWaits: 'At this table, everyone waits.',
  callBot: 'Let a bot play in their place',
  claim: 'Claim the match',
  botPlays: (name: string, level: string) => `A bot (${level}) is playing for ${name}.`,

  handovers: {
    time: (name: string) => `${name} has run out of time.`,
    absence: (name: string) => `${name} has been away for too long.`,
    resigned: (name: string) => `${name} has resigned.`,
    back: (name: string) => `${name} is back and plays again.`,
  } satisfies Record<HandoverReason, (name: string) => string>,
}
