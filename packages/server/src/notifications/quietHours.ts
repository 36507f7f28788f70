import type { QuietHours } from '@alea/protocol'

const MINUTE = 60_000
const DAY = 1440

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** When something may be sent: now, or when the quiet hours end. */
export function afterQuietHours(quiet: QuietHours | undefined, now: number): number {
  if (!quiet || quiet.from === quiet.to || !isTimeZone(quiet.zone)) return now
  const from = minutes(quiet.from)
  const length = (minutes(quiet.to) - from + DAY) % DAY
  const since = (minuteOfDay(now, quiet.zone) - from + DAY) % DAY
  return since < length ? now - (now % MINUTE) + (length - since) * MINUTE : now
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function minuteOfDay(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return minutes(format.format(at))
}
