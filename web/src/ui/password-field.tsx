import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password field that can show its text. */
export const PasswordField = ({ label, remark, hint, error, showLabel, hideLabel, ...input }: PasswordFieldProps) => {
  const [visible, setVisible] = useState(false)
  return (
    <Field label={label} remark={remark} hint={hint} error={error}>
      {(wiring) => (
        <div className="affix" data-invalid={wiring['aria-invalid']}>
          <input {...input} {...wiring} type={visible ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
          <IconButton
            icon={visible ? EyeOff : Eye}
            label={visible ? hideLabel : showLabel}
            onClick={() => setVisible(!visible)}
          />
        </div>
      )}
    </Field>
  )
}
