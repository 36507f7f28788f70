import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { ChevronIcon } from './icons.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  readonly options: readonly SelectOption[]
  readonly value: string
  readonly onChange: (value: string) => void
}

export function Select({ label, hint, error, options, onChange, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => (
        <span className="select">
          <select {...rest} {...tied} className="field-control" onChange={(event) => onChange(event.target.value)}>
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <ChevronIcon />
        </span>
      )}
    </Field>
  )
}
