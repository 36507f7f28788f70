/**
 * What clocks charged, against the truth: a table in the database notes whenever a match gets another owner, and whoever causes the faults knows when a
 * node died.
 */
import { asked } from '../../test/postgresServer.ts'
import type { StoredAnswer } from './history.ts'

const WATCHED = `
  CREATE TABLE proof_owners (
    match text, epoch integer, previous text, taken bigint, hosted_until bigint, clock text
  );
  CREATE FUNCTION proof_note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO proof_owners VALUES (NEW.id, NEW.epoch, OLD.owner, NEW.taken, NEW.hosted_until, NEW.clock);
    RETURN NULL;
  END $$;
  CREATE TRIGGER proof_note AFTER UPDATE ON matches FOR EACH ROW
    WHEN (OLD.epoch IS DISTINCT FROM NEW.epoch OR (OLD.clock IS NULL AND NEW.clock IS NOT NULL)) EXECUTE FUNCTION proof_note();`

/** From now on the database notes who gets which match. */
export const watchOwners = (url: string): Promise<unknown> => asked(url, WATCHED)

interface Clock {
  readonly left: readonly number[]
  readonly since: number
}

interface Takeover {
  readonly previous: string | null
  readonly taken: number
  readonly hostedUntil: number
  /** Since when somebody was thinking. */
  readonly since: number
}

export interface ClockReport {
  readonly takeovers: number
  /** Milliseconds that somebody was charged beyond, or below, the time in which their match had an owner. */
  readonly wronglyCharged: number
  /** Of all takeovers from a node whose death the proof caused: how far the time at which clocks stopped was from it at most. */
  readonly worstStop: number
  /** The longest that one answer was charged for. */
  readonly longestCharge: number
}

export interface ClockFacts {
  readonly match: string
  readonly stored: readonly StoredAnswer[]
  /** What each seat had at the start. */
  readonly bank: number
}

/** `died`: when nodes could no longer work, by their names. Only for games that ask one seat at a time. */
export async function clocksOf(
  url: string,
  facts: readonly ClockFacts[],
  died: ReadonlyMap<string, number>,
): Promise<ClockReport> {
  const report = { takeovers: 0, wronglyCharged: 0, worstStop: 0, longestCharge: 0 }
  for (const { match, stored, bank } of facts) {
    const { began, takeovers, clock } = await ownersOf(url, match)
    const unpaid = joined(
      takeovers.map(({ taken, hostedUntil, since }) => [Math.max(hostedUntil, since), taken] as const),
    )
    const stood = unpaid.reduce((sum, [from, to]) => sum + to - from, 0)
    const charged = clock.left.reduce((sum, left) => sum + bank - left, 0)
    report.takeovers += takeovers.length
    report.wronglyCharged = Math.max(report.wronglyCharged, Math.abs(charged - (clock.since - began - stood)))
    for (const { previous, hostedUntil } of takeovers) {
      const at = died.get(previous ?? '')
      if (at !== undefined) report.worstStop = Math.max(report.worstStop, Math.abs(hostedUntil - at))
    }
    report.longestCharge = Math.max(report.longestCharge, longestCharge(stored, unpaid))
  }
  return report
}

async function ownersOf(url: string, match: string) {
  const rows = await asked(url, 'SELECT * FROM proof_owners WHERE match = $1 ORDER BY epoch, taken', [match])
  const noted = rows.map(({ epoch, previous, taken, hosted_until, clock }) => ({
    epoch: Number(epoch),
    previous: previous as string | null,
    taken: Number(taken),
    hostedUntil: Number(hosted_until),
    since: clock === null ? Number.NaN : (JSON.parse(String(clock)) as Clock).since,
  }))
  const [row] = await asked(url, 'SELECT clock FROM matches WHERE id = $1', [match])
  const first = noted.find(({ since }) => !Number.isNaN(since))
  const clock: Clock = JSON.parse(String(row!.clock))
  // Once a match is over, or where the last owner has stored nothing, nobody has been charged for what came after.
  const isCounted = ({ epoch, taken }: { epoch: number; taken: number }) =>
    epoch > (first?.epoch ?? 0) && taken <= clock.since
  const takeovers: readonly Takeover[] = noted.filter(isCounted)
  return { began: first?.since ?? Number.NaN, takeovers, clock }
}

type Span = readonly [from: number, to: number]

/** Spans in the order of their ends, without what they share. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const [from, to] of spans) {
    while (result.length > 0 && result.at(-1)![0] >= from) result.pop()
    const last = result.at(-1)
    if (last && last[1] >= from) result[result.length - 1] = [last[0], to]
    else result.push([from, to])
  }
  return result
}

/** Between two answers, without the time in which nobody had the match. */
function longestCharge(stored: readonly StoredAnswer[], unpaid: readonly Span[]): number {
  let longest = 0
  for (let i = 1; i < stored.length; i++) {
    const [from, to] = [stored[i - 1]!.at, stored[i]!.at]
    const stood = unpaid.reduce(
      (sum, [began, ended]) => sum + Math.max(0, Math.min(to, ended) - Math.max(from, began)),
      0,
    )
    longest = Math.max(longest, to - from - stood)
  }
  return longest
}
