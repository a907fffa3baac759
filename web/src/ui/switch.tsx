import './checkbox.css'
import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  /** The label is visible to screen readers only. */
  readonly hiddenLabel?: boolean
  readonly onChange: (checked: boolean) => void
}

/** A switch is saved at once; a checkbox is saved with its form. */
export const Switch = ({ label, checked, disabled = false, hiddenLabel = false, onChange }: SwitchProps) => {
  const id = useId()
  return (
    <span className="switch-row">
      <input
        type="checkbox"
        role="switch"
        className="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className={hiddenLabel ? 'sr' : undefined}>
        {label}
      </label>
    </span>
  )
}
