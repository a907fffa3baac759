import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface MomentFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  readonly type: 'date' | 'datetime-local'
  /** In the format of the browser's own field; empty if nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A year is typed digit by digit: the field reads 0002 before it reads 2026. */
const isMeant = (value: string): boolean => value === '' || value >= '1000'

/**
 * A date or time field that reports each complete value. Incomplete values stay in the field, so that typing is not
 * interrupted.
 */
export const MomentField = ({ value, onChange, onBlur, ...rest }: MomentFieldProps) => {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      {...rest}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isMeant(target.value)) onChange(target.value)
      }}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
