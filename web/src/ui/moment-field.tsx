import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface MomentFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  readonly type: 'date' | 'datetime-local'
  /** As the browser's own field has it; empty where none is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A year is typed digit by digit, and the field says 0002 before it says 2026. */
const isMeant = (value: string): boolean => value === '' || value >= '1000'

/** A day or a moment that is followed as it is chosen. What is half typed stands in the field alone, so that it is not taken away while it is typed. */
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
