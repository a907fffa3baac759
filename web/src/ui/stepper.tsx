import './stepper.css'
import { type LucideIcon, Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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
  const [said, setSaid] = useState('')
  const number = Number.isSafeInteger(Number(value)) ? Number(value) : min
  const step = (by: number): void => {
    const next = String(Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min, number + by)))
    onChange(next)
    setSaid(next)
  }
  // Not `disabled` at the end, where the button would lose the focus.
  const button = (Icon: LucideIcon, name: string, by: 1 | -1, isEnd: boolean): ReactNode => (
    <button type="button" aria-label={name} disabled={disabled} aria-disabled={isEnd} onClick={() => step(by)}>
      <Icon size={14} />
    </button>
  )
  return (
    <Field label={label} remark={remark} error={error}>
      {(wiring) => (
        <span className="stepper">
          {button(Minus, names.less, -1, number <= min)}
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
          {button(Plus, names.more, 1, max !== undefined && number >= max)}
          {/* Here and not through `say`, because steppers are in dialogs too. */}
          <output className="sr">{said}</output>
        </span>
      )}
    </Field>
  )
}
