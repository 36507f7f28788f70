/** Where the server of a command stores: `--data`, or what its settings say. */
import { checkConfig, type Place, readConfig } from '@alea/server/operator'

export const DATA_OPTIONS = { data: { type: 'string' }, config: { type: 'string' } } as const

export const readPlace = ({ data, config }: { readonly data?: string; readonly config?: string }): Place =>
  data ?? (config === undefined ? checkConfig({}, '') : readConfig(config))
