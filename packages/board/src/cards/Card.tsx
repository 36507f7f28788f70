import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../classes.ts'

export const CARD_SIZES = ['small', 'normal', 'large'] as const
export type CardSize = (typeof CARD_SIZES)[number]

export interface CardProps {
  readonly title?: ReactNode
  /** Top left. */
  readonly cost?: ReactNode
  /** Top right: points, victory points, defence. */
  readonly corner?: ReactNode
  /** The line under the picture: *main phase*, *upgrade*. */
  readonly kind?: ReactNode
  readonly art?: ReactNode
  /** The text of the card. */
  readonly children?: ReactNode
  readonly foot?: ReactNode
  /** Shows the back and draws nothing else. */
  readonly faceDown?: boolean
  /** The name for screen readers; needed if the card is face down. */
  readonly label?: string
  readonly size?: CardSize
  readonly selected?: boolean
  readonly dimmed?: boolean
  /** The hue of the frame, 0 to 360; the game's own if left out. */
  readonly hue?: number
  readonly className?: string
}

export function Card({ size = 'normal', selected, dimmed, hue, label, faceDown, className, ...printed }: CardProps) {
  const look = classes(
    'card',
    `card-${size}`,
    selected && 'card-selected',
    dimmed && 'card-dimmed',
    faceDown && 'card-back',
    className,
  )
  const style = hue === undefined ? undefined : ({ '--card-hue': hue } as CSSProperties)
  if (faceDown) {
    return (
      <div
        className={look}
        style={style}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    )
  }
  return (
    <article className={look} style={style} aria-label={label}>
      <CardFront {...printed} />
    </article>
  )
}

function CardFront({
  title,
  cost,
  corner,
  kind,
  art,
  children,
  foot,
}: Pick<CardProps, 'title' | 'cost' | 'corner' | 'kind' | 'art' | 'children' | 'foot'>) {
  return (
    <>
      <header className="card-head">
        {cost !== undefined && <span className="card-cost">{cost}</span>}
        <span className="card-title">{title}</span>
        {corner !== undefined && <span className="card-corner">{corner}</span>}
      </header>
      {art !== undefined && <div className="card-art">{art}</div>}
      {kind !== undefined && <div className="card-kind">{kind}</div>}
      {children !== undefined && <div className="card-body">{children}</div>}
      {foot !== undefined && <footer className="card-foot">{foot}</footer>}
    </>
  )
}
