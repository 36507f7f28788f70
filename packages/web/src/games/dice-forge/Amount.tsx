import type { Resource } from '@alea/dice-forge'
import { RESOURCE_ICON } from './look.tsx'

/** `3●`: only a picture; the words stand beside it for those who cannot see it. */
export function Amount({ amount, resource }: { amount: number; resource: Resource }) {
  const Sign = RESOURCE_ICON[resource]
  return (
    <span className="df-amount" data-resource={resource} aria-hidden="true">
      {amount}
      <Sign />
    </span>
  )
}
