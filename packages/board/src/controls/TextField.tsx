import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

export function TextField({ label, hint, error, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => (
        <input
          type="text"
          {...rest}
          {...tied}
          className="field-control"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
