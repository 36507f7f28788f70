/** Metrics for `/metrics`, in the text format of Prometheus. docs/operations.md explains each. */
type Labels = Readonly<Record<string, string>>

interface Series {
  readonly labels: Labels
  readonly counts: number[]
  sum: number
}

const BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** Counted wherever something is refused. */
export const REFUSALS = ['alea_refusals_total', 'Requests and commands refused, by reason'] as const

export class Metrics {
  private readonly counters = new Map<string, { help: string; values: Map<string, number> }>()
  private readonly readings: { name: string; help: string; type: 'gauge' | 'counter'; read: () => number }[] = []
  private readonly histograms = new Map<string, { help: string; series: Map<string, Series> }>()

  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    let counter = this.counters.get(name)
    if (!counter) this.counters.set(name, (counter = { help, values: new Map() }))
    const key = labelText(labels)
    counter.values.set(key, (counter.values.get(key) ?? 0) + by)
  }

  /** Read on every request of `/metrics`. */
  gauge(name: string, help: string, read: () => number): void {
    this.readings.push({ name, help, type: 'gauge', read })
  }

  /** As a gauge, of something that only grows. */
  total(name: string, help: string, read: () => number): void {
    this.readings.push({ name, help, type: 'counter', read })
  }

  observe(name: string, help: string, ms: number, labels: Labels = {}): void {
    let histogram = this.histograms.get(name)
    if (!histogram) this.histograms.set(name, (histogram = { help, series: new Map() }))
    const key = labelText(labels)
    let series = histogram.series.get(key)
    if (!series) histogram.series.set(key, (series = { labels, counts: Array(BUCKETS.length + 1).fill(0), sum: 0 }))
    const bucket = BUCKETS.findIndex((limit) => ms <= limit)
    series.counts[bucket < 0 ? BUCKETS.length : bucket]!++
    series.sum += ms
  }

  text(): string {
    const lines: string[] = []
    const head = (name: string, help: string, type: string) =>
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
    for (const [name, { help, values }] of this.counters) {
      head(name, help, 'counter')
      for (const [labels, value] of values) lines.push(`${name}${labels} ${value}`)
    }
    for (const { name, help, type, read } of this.readings) {
      head(name, help, type)
      lines.push(`${name} ${read()}`)
    }
    for (const [name, { help, series }] of this.histograms) {
      head(name, help, 'histogram')
      for (const [key, { labels, counts, sum }] of series) {
        let total = 0
        for (const [i, count] of counts.entries()) {
          total += count
          lines.push(`${name}_bucket${labelText({ ...labels, le: `${BUCKETS[i] ?? '+Inf'}` })} ${total}`)
        }
        lines.push(`${name}_sum${key} ${sum}`, `${name}_count${key} ${total}`)
      }
    }
    return `${lines.join('\n')}\n`
  }
}

const labelText = (labels: Labels): string => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return parts.length > 0 ? `{${parts.join(',')}}` : ''
}
