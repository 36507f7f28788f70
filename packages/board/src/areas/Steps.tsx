import { type ReactNode, useRef } from 'react'
import { classes } from '../classes.ts'
import { useScrolls } from '../controls/useScrolls.ts'

export interface PhaseStep {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** A second, smaller line. */
  readonly note?: ReactNode
  /** Skipped this time. */
  readonly skipped?: boolean
}

export interface StepsProps {
  readonly label: string
  readonly steps: readonly PhaseStep[]
  /** The id of the current step; those before it are done. */
  readonly current: string | undefined
  readonly className?: string
}

/** A row of steps with the current one highlighted: the phases of a turn. */
export const Steps = (props: StepsProps) => <StepList {...props} look="steps scroll-x" />

/** The same from top to bottom: the order of powers. */
export const Ladder = (props: StepsProps) => <StepList {...props} look="steps ladder" />

function StepList({ label, steps, current, className, look }: StepsProps & { readonly look: string }) {
  const list = useRef<HTMLOListElement>(null)
  const scrolls = useScrolls(list)
  const at = steps.findIndex((step) => step.id === current)
  return (
    <ol ref={list} className={classes(look, className)} aria-label={label} {...scrolls}>
      {steps.map(({ id, label: name, icon, note, skipped }, index) => (
        <li
          key={id}
          className={classes(
            'step',
            index === at && 'step-current',
            index < at && 'step-done',
            skipped && 'step-skipped',
          )}
          aria-current={index === at ? 'step' : undefined}
          ref={index === at ? keepInSight : undefined}
        >
          {icon && (
            <span className="step-icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <span className="step-label">{name}</span>
          {note && <span className="step-note">{note}</span>}
        </li>
      ))}
    </ol>
  )
}

/** On a phone the row scrolls: the current step is scrolled into view without moving the page. */
function keepInSight(step: HTMLLIElement | null): void {
  const list = step?.parentElement
  if (!step || !list || list.scrollWidth <= list.clientWidth) return
  list.scrollTo({ left: step.offsetLeft - (list.clientWidth - step.offsetWidth) / 2 })
}
