import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  readonly ref?: Ref<HTMLInputElement>
}

export const TextField = ({ label, remark, hint, error, ...input }: TextFieldProps) => (
  <Field label={label} remark={remark} hint={hint} error={error}>
    {(wiring) => <input {...input} {...wiring} className="input" />}
  </Field>
)
