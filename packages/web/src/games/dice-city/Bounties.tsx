import { classes, Place } from '@alea/board'
import type { Language } from '@alea/engine'
import type { ReactNode } from 'react'
import type { Words } from '../../language/languages.ts'
import { Worth } from './LocationCard.tsx'
import type { Layout } from './layout.ts'
import { BANDIT_ICON as Bandit, SHIP_ICON } from './look.tsx'
import { NAMES } from './names.ts'
import { listed } from './previewText.ts'
import { Price } from './Signs.tsx'
import './bounties.css'

interface Props {
  readonly layout: Layout
  readonly language: Language
  readonly words: Words['diceCity']
}

/** Three piles of bandits, three piles of ships. */
export function Bounties({ layout, language, words }: Props) {
  const { bandit, ship } = NAMES[language]
  return (
    <div className="dc-bounties">
      <section aria-label={words.bandits} className="dc-bounty-row">
        {layout.bandits.map(({ size, place, defense, points, left }) => (
          <Bounty
            key={size}
            place={place}
            left={left}
            size={size}
            label={words.bandit(bandit[size], defense, points, words.left(left))}
            icon={<Bandit />}
          >
            <Worth defense={defense} points={points} />
          </Bounty>
        ))}
      </section>
      <section aria-label={words.ships} className="dc-bounty-row">
        {layout.ships.map(({ size, place, cost, points, left }) => {
          const Ship = SHIP_ICON[size]
          return (
            <Bounty
              key={size}
              place={place}
              left={left}
              size={size}
              label={words.ship(ship[size], listed(cost, language), points, words.left(left))}
              icon={<Ship />}
            >
              <Price cost={cost} />
              <Worth points={points} />
            </Bounty>
          )
        })}
      </section>
    </div>
  )
}

interface BountyProps {
  readonly place: string
  readonly label: string
  readonly size: string
  /** Null where they never run out. */
  readonly left: number | null
  readonly icon: ReactNode
  readonly children: ReactNode
}

const Bounty = ({ place, label, size, left, icon, children }: BountyProps) => (
  <Place id={place} as="span" label={label} className={classes('dc-bounty', left === 0 && 'dc-card-gone')}>
    <span className="visually-hidden">{label}</span>
    <span className={`dc-bounty-icon dc-size-${size}`} aria-hidden="true">
      {icon}
    </span>
    <span className="dc-bounty-facts" aria-hidden="true">
      {children}
    </span>
    <span className="dc-left" aria-hidden="true">
      {left === null ? '∞' : `×${left}`}
    </span>
  </Place>
)
