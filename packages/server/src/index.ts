export { type BotRunner, inProcessBots } from './bots/botRunner.ts'
export { type Config, checkConfig, DEFAULTS, readConfig } from './config.ts'
export { openServer, type RunningServer } from './server.ts'
export type { Storage } from './storage/storage.ts'
