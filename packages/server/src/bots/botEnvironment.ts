/** The bots of a server, as its matches use them: bounded in time, and measured. */
import { kindOf, sharedMachine, thinkSimply } from '@alea/bots'
import type { HostEnvironment } from '@alea/host'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { BotRunner } from './botRunner.ts'
import { SharedBots } from './sharedBots.ts'

export const budgetLimit = ({ botMilliseconds }: Pick<Config, 'botMilliseconds'>) => sharedMachine(botMilliseconds)

export function botEnvironment(
  bots: BotRunner,
  { botMilliseconds: ms, unwatchedSeconds }: Config,
  metrics: Metrics,
): Pick<HostEnvironment, 'think' | 'thinkSimply' | 'unwatchedMs'> {
  metrics.gauge('alea_bot_jobs_waiting', 'Answers of bots that wait for a thread', () => bots.waiting ?? 0)
  metrics.gauge('alea_bot_jobs_thinking', 'Answers that bots are thinking about', () => bots.thinking ?? 0)
  bots.onThought = ({ bot, result, waited, took }) => {
    const label = { bot: kindOf(bot) }
    metrics.count('alea_bot_jobs_total', 'Answers asked of bots, by bot and result', { ...label, result })
    if (result === 'withdrawn') return
    metrics.observe('alea_bot_wait_ms', 'Milliseconds until a thread began, by bot', waited, label)
    metrics.observe('alea_bot_think_ms', 'Milliseconds a bot thought, by bot', took, label)
  }
  if (bots instanceof SharedBots)
    bots.onElsewhere = ({ bot }) =>
      metrics.count('alea_bot_jobs_elsewhere_total', 'Answers that bots thought about on other nodes', {
        bot: kindOf(bot),
      })
  return {
    // A record of an older server may name any budget: whatever the name says, the limit holds.
    think: (job, signal) => bots.choose({ ...job, ms }, signal),
    thinkSimply: async (job) => {
      metrics.count('alea_bot_fallbacks_total', 'Answers of a simple bot for one that failed', { bot: kindOf(job.bot) })
      return thinkSimply(job)
    },
    unwatchedMs: unwatchedSeconds * 1000,
  }
}
