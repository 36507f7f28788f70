/** `/healthz`: can the server store what people do? If not, the reason is for whoever watches it. */
import { StorageFault } from '@alea/host'
import type { Services } from '../services.ts'

export type Health =
  | { readonly status: 'well' }
  | { readonly status: 'unwell'; readonly reason: 'storage' | 'timeout' | 'lease'; readonly detail: string }

/** A disk that hangs is no better than one that refuses, and whoever asks should not wait for it. */
const LONGEST_MS = 5000

/** Whoever asks while a probe is under way waits for the same one: each costs the disk a write. */
const probing = new WeakMap<object, Promise<void>>()

function probe(storage: Pick<Services['storage'], 'probe'>): Promise<void> {
  const known = probing.get(storage)
  if (known) return known
  const begun = storage.probe().finally(() => probing.delete(storage))
  probing.set(storage, begun)
  return begun
}

export async function healthOf(
  { storage, nodes }: Pick<Services, 'storage'> & { readonly nodes?: Services['nodes'] },
  longest = LONGEST_MS,
): Promise<Health> {
  if (nodes && !nodes.membership.isCurrent)
    return { status: 'unwell', reason: 'lease', detail: 'this node could not renew its lease' }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Health>((resolve) => {
    const detail = `no write was flushed within ${longest} ms`
    timer = setTimeout(() => resolve({ status: 'unwell', reason: 'timeout', detail }), longest)
  })
  const probed = probe(storage).then(
    (): Health => ({ status: 'well' }),
    (error: unknown): Health => {
      if (!(error instanceof StorageFault)) throw error
      return { status: 'unwell', reason: 'storage', detail: error.message }
    },
  )
  try {
    return await Promise.race([probed, late])
  } finally {
    clearTimeout(timer)
  }
}
