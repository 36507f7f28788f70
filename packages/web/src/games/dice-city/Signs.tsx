import { type LocationId, RESOURCES } from '@alea/dice-city'
import { effectsOf } from './effects.ts'
import { RESOURCE_ICON, SIGN_ICON } from './look.tsx'
import './signs.css'

/** What a location does, as signs; the words are in its label and its tip. */
export const EffectSigns = ({ location }: { readonly location: LocationId }) => (
  <span className="dc-effects" aria-hidden="true">
    {effectsOf(location).map(({ sign, text }) => {
      const Icon = SIGN_ICON[sign]
      return (
        <span key={sign} className={`dc-effect dc-sign-${sign}`}>
          {text}
          <Icon />
        </span>
      )
    })}
  </span>
)

/** Wood, stone and iron, as a price. */
export const Price = ({ cost }: { readonly cost: readonly number[] }) => (
  <span className="dc-price" aria-hidden="true">
    {cost.map((amount, i) => {
      const resource = RESOURCES[i]!
      const Icon = RESOURCE_ICON[resource]
      return (
        amount > 0 && (
          <span key={resource} className={`dc-effect dc-sign-${resource}`}>
            {amount}
            <Icon />
          </span>
        )
      )
    })}
  </span>
)
