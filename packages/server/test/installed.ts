/** What tests and proofs ask the machine for: programs and ports. */
import { createServer } from 'node:net'
import { delimiter } from 'node:path'

/** Where a shell would look for a program. */
export const foldersOfPath = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean)

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
