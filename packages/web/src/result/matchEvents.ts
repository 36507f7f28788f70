import { applyEntry, type Event, type Game, Match, parseLog } from '@alea/engine'

/** Entries played before the page may draw again. */
const BATCH = 60

/** Everything a spectator heard in a match, without what was taken back, and the last view. */
export async function matchEvents(game: Game, log: string): Promise<{ view: unknown; events: Event[] }> {
  const { header, entries } = parseLog(log)
  const match = new Match(game, { seats: header.seats, options: header.options })
  const heard: { at: number; who: unknown; events: Event[] }[] = []
  const note = (who: unknown) => {
    heard.push({ at: match.position, who, events: match.heard(undefined) })
    match.forgetEvents()
  }
  note('chance')
  for (const [at, entry] of entries.entries()) {
    applyEntry(match, entry)
    if (entry.who !== 'chance' && entry.name === 'undo') {
      const last = heard.findLastIndex(({ who }) => who === entry.who)
      if (last >= 0) heard.splice(last, 1)
      match.forgetEvents()
    } else if (entry.who !== 'chance' && entry.name === 'rewind') {
      // The first entry brings the match to position 1.
      while (heard.length > 1 && heard.at(-1)!.at > Number(entry.key)) heard.pop()
      match.forgetEvents()
    } else note(entry.who)
    if (at % BATCH === BATCH - 1) await new Promise((resolve) => setTimeout(resolve))
  }
  return { view: match.view(undefined), events: heard.flatMap(({ events }) => events) }
}
