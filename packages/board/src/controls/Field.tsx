import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

export interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What is wrong with the value. */
  readonly error?: ReactNode
}

/** Label, hint and error around one control, which gets the ids that connect it to them. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & {
  readonly children: (tied: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={classes('field', error !== undefined && 'field-wrong')}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : `${id}note`,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <span className="field-note" id={`${id}note`} role={error === undefined ? undefined : 'alert'}>
          {note}
        </span>
      )}
    </div>
  )
}
