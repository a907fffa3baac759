import { type ChangeEvent, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isEmail } from '../../lib/email.ts'
import { enterField } from '../../ui/form/enter-field.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The code of the second factor; empty until it is asked for. */
  readonly code: string
}

type Name = keyof Credentials

/** The sign-in fields, whose errors show after the first attempt. The code is required for an account that was asked for one. */
export const useCredentials = (send: (credentials: Credentials) => void, codeAskedOf: string | undefined) => {
  const { t } = useTranslation()
  const [values, setValues] = useState<Credentials>({ email: '', password: '', code: '' })
  const [sent, setSent] = useState<readonly Name[]>([])
  const email = values.email.trim()
  const needed: readonly Name[] = ['email', 'password', ...(email === codeAskedOf ? (['code'] as const) : [])]
  const breaches: Readonly<Record<Name, string | undefined>> = {
    email: email === '' ? t('validators.required') : isEmail(email) ? undefined : t('invalid_email'),
    password: values.password === '' ? t('validators.required') : undefined,
    code: needed.includes('code') && values.code.trim() === '' ? t('validators.required') : undefined,
  }
  return {
    field: (name: Name) => ({
      name,
      value: values[name],
      error: sent.includes(name) ? breaches[name] : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: target.value }),
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      // Rendered before the field gets the focus, so that the error is read out with it.
      flushSync(() => setSent(needed))
      if (needed.every((name) => breaches[name] === undefined)) send({ ...values, email, code: values.code.trim() })
      else enterField(event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid]'))
    },
  }
}
