/** The thread that makes forecasts. */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { rulesOf } from '@alea/catalog/rules'
import { type Forecast, type ForecastJob, forecastOf } from '@alea/host'

export type ForecastReply = { readonly forecast: Forecast } | { readonly fault: string }

// On Linux a priority is a thread's: where all cores are busy, live matches come first. Elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort!.on('message', async (job: ForecastJob) => parentPort!.postMessage(await reply(job)))

async function reply(job: ForecastJob): Promise<ForecastReply> {
  try {
    return { forecast: forecastOf((await rulesOf(job.game, job.rules))!, job) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
