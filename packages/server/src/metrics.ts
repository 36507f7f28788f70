/** Metrics for `/metrics`, in the text format of Prometheus. docs/operations.md explains each. */
type Labels = Readonly<Record<string, string>>

const BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** Counted wherever something is refused. */
export const REFUSALS = ['alea_refusals_total', 'Requests and commands refused, by reason'] as const

export class Metrics {
  private readonly counters = new Map<string, { help: string; values: Map<string, number> }>()
  private readonly gauges: { name: string; help: string; read: () => number }[] = []
  private readonly histograms = new Map<string, { help: string; counts: number[]; sum: number }>()

  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    let counter = this.counters.get(name)
    if (!counter) this.counters.set(name, (counter = { help, values: new Map() }))
    const key = labelText(labels)
    counter.values.set(key, (counter.values.get(key) ?? 0) + by)
  }

  /** Read on every request of `/metrics`. */
  gauge(name: string, help: string, read: () => number): void {
    this.gauges.push({ name, help, read })
  }

  observe(name: string, help: string, ms: number): void {
    let histogram = this.histograms.get(name)
    if (!histogram) this.histograms.set(name, (histogram = { help, counts: Array(BUCKETS.length + 1).fill(0), sum: 0 }))
    const bucket = BUCKETS.findIndex((limit) => ms <= limit)
    histogram.counts[bucket < 0 ? BUCKETS.length : bucket]!++
    histogram.sum += ms
  }

  text(): string {
    const lines: string[] = []
    const head = (name: string, help: string, type: string) =>
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
    for (const [name, { help, values }] of this.counters) {
      head(name, help, 'counter')
      for (const [labels, value] of values) lines.push(`${name}${labels} ${value}`)
    }
    for (const { name, help, read } of this.gauges) {
      head(name, help, 'gauge')
      lines.push(`${name} ${read()}`)
    }
    for (const [name, { help, counts, sum }] of this.histograms) {
      head(name, help, 'histogram')
      let total = 0
      for (const [i, count] of counts.entries()) {
        total += count
        lines.push(`${name}_bucket{le="${BUCKETS[i] ?? '+Inf'}"} ${total}`)
      }
      lines.push(`${name}_sum ${sum}`, `${name}_count ${total}`)
    }
    return `${lines.join('\n')}\n`
  }
}

const labelText = (labels: Labels): string => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return parts.length > 0 ? `{${parts.join(',')}}` : ''
}
