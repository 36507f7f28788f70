/** The data folder a command is about: `--data`, or what the settings of the server say. */
import { checkConfig, readConfig } from '@alea/server/operator'

export const DATA_OPTIONS = { data: { type: 'string' }, config: { type: 'string' } } as const

export const readDataFolder = ({ data, config }: { readonly data?: string; readonly config?: string }): string =>
  data ?? (config === undefined ? checkConfig({}, '') : readConfig(config)).data
