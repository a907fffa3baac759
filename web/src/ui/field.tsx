import './field.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldTexts {
  readonly label: string
  /** A short remark or link at the end of the label's row. */
  readonly remark?: ReactNode
  readonly hint?: ReactNode
  /** Shown instead of the hint. */
  readonly error?: ReactNode
}

/** The attributes that tie an input to its label and messages. */
export interface InputWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  readonly children: (wiring: InputWiring) => ReactNode
}

const hasError = (error: ReactNode): boolean => error != null && error !== false

/** Label, then input, then its error or hint. */
export const Field = ({ label, remark, hint, error, children }: FieldProps) => {
  const id = useId()
  const messageId = `${id}-message`
  const invalid = hasError(error)
  const described = invalid || hint !== undefined ? messageId : undefined
  return (
    <div className="field">
      <div className="label">
        <label htmlFor={id}>{label}</label>
        {remark}
      </div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': invalid || undefined })}
      {invalid ? (
        <p className="error" id={messageId}>
          <CircleAlert size={12} />
          <span>{error}</span>
        </p>
      ) : (
        hint !== undefined && (
          <p className="hint" id={messageId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
