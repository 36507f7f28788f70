/** The time in the name of a backup: `20261116-202730-123`, in UTC. */
export const stampOf = (time: number): string =>
  new Date(time).toISOString().slice(0, 23).replaceAll(/[-:]/g, '').replace('T', '-').replace('.', '-')

/** When a backup on schedule was made; undefined for any other file. Servers before 0.3 wrote no milliseconds. */
export function timeOf(name: string): number | undefined {
  const parts = /^alea-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(?:-(\d{3}))?\.sqlite$/.exec(name)
  if (!parts) return undefined
  const [year, month, day, hour, minute, second, ms] = parts.slice(1).map((part) => Number(part ?? 0))
  return Date.UTC(year!, month! - 1, day, hour, minute, second, ms)
}
