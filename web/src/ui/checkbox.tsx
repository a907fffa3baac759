import './checkbox.css'
import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> {
  readonly label: ReactNode
  /** Explains what ticking it means. */
  readonly hint?: string
  readonly error?: ReactNode
}

/** A checkbox is saved with its form; a switch is saved at once. */
export const Checkbox = ({ label, hint, error, ...input }: CheckboxProps) => {
  const id = useId()
  const messageId = `${id}-message`
  const invalid = error !== undefined && error !== null && error !== false
  return (
    <div className="stack tight">
      <div className="check-row">
        <input
          {...input}
          type="checkbox"
          className="check"
          id={id}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid || hint !== undefined ? messageId : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {invalid ? (
        <p className="error" id={messageId}>
          <CircleAlert size={12} />
          <span>{error}</span>
        </p>
      ) : (
        hint !== undefined && (
          <p className="check-hint" id={messageId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
