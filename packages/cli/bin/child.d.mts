import type { SpawnOptions } from 'node:child_process'

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly output: string
  readonly error?: Error
}

export function run(program: string, args: readonly string[], options?: SpawnOptions): Promise<Ended>
export function endAs(ended: Pick<Ended, 'code' | 'signal'>): void
export function endWithNpm(): void
