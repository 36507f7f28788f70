import type { Browser, Page } from 'playwright-core'

/** Milliseconds of processor time that the page's own thread spent: other programs on the machine do not count, unlike in what a clock shows. */
export interface ProcessorTime {
  /** Every task. */
  readonly tasks: readonly number[]
  /** Every frame that was drawn. */
  readonly frames: readonly number[]
  /** Every message from the match: the new view, and drawing it. */
  readonly messages: readonly number[]
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the thread's own clock. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export async function processorTime(browser: Browser, page: Page, work: () => Promise<void>): Promise<ProcessorTime> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'cc'] })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const timed = trace.traceEvents.filter((event) => event.tdur !== undefined && mains.has(threadOf(event)))
  const times = (wanted: string) => timed.filter(({ name }) => name === wanted).map(({ tdur }) => tdur! / 1000)
  return {
    tasks: times('ThreadControllerImpl::RunTask'),
    frames: times('ProxyMain::BeginMainFrame'),
    messages: times('HandlePostMessage'),
  }
}
