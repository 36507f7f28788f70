import type { Resource } from '@alea/dice-forge'
import { RESOURCE_ICON } from './look.tsx'
import './amount.css'

/** `3●`, hidden from screen readers: the words are beside it. */
export function Amount({ amount, resource }: { amount: number; resource: Resource }) {
  const Sign = RESOURCE_ICON[resource]
  return (
    <span className="df-amount" data-resource={resource} data-tint="" aria-hidden="true">
      {amount}
      <Sign />
    </span>
  )
}
