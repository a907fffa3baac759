import './stepper.css'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Field } from './field.tsx'

interface StepperProps {
  readonly label: string
  /** What the buttons do. */
  readonly names: { readonly less: string; readonly more: string }
  /** The text as typed. */
  readonly value: string
  readonly min: number
  readonly max?: number
  readonly disabled?: boolean
  readonly remark?: ReactNode
  readonly error?: ReactNode
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
}

/** A whole number, typed or changed with plus and minus buttons. */
export const Stepper = ({
  label,
  names,
  value,
  min,
  max,
  disabled = false,
  remark,
  error,
  onChange,
  onLeave,
}: StepperProps) => {
  const number = Number.isSafeInteger(Number(value)) ? Number(value) : min
  const step = (by: number): void =>
    onChange(String(Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min, number + by))))
  return (
    <Field label={label} remark={remark} error={error}>
      {(wiring) => (
        <span className="stepper">
          <button type="button" aria-label={names.less} disabled={disabled || number <= min} onClick={() => step(-1)}>
            <Minus size={14} />
          </button>
          <input
            {...wiring}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={1}
            value={value}
            disabled={disabled}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onLeave}
          />
          <button
            type="button"
            aria-label={names.more}
            disabled={disabled || (max !== undefined && number >= max)}
            onClick={() => step(1)}
          >
            <Plus size={14} />
          </button>
        </span>
      )}
    </Field>
  )
}
