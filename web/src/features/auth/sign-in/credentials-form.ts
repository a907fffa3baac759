import { type ChangeEvent, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isEmail } from '../../../lib/email.ts'
import { enterField } from '../../../ui/form/enter-field.ts'

export interface Credentials {
  readonly login: string
  readonly password: string
  /** The one-time code of the second factor. */
  readonly otp: string
}

type FieldName = keyof Credentials
type Breach = 'required' | 'invalid_email'

/** What is wrong with the credentials, before they are sent. */
export const breachesOf = (
  { login, password, otp }: Credentials,
  needsCode = false,
): Partial<Record<FieldName, Breach>> => ({
  ...(!isEmail(login.trim()) && { login: login.trim() === '' ? 'required' : 'invalid_email' }),
  ...(password === '' && { password: 'required' }),
  ...(needsCode && otp.trim() === '' && { otp: 'required' }),
})

interface FieldWiring {
  readonly name: FieldName
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
}

interface CredentialsForm {
  readonly field: (name: FieldName) => FieldWiring
  /** The error of a field that has been left or submitted. */
  readonly breach: (name: FieldName) => Breach | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The three fields of sign-in. The first page has to stay small, so it does without the form library; every other form
 * is a `useSaveForm`. An account that was asked for a code must always give one; another account may have no second
 * factor.
 */
export const useCredentialsForm = (
  send: (credentials: Credentials) => void,
  codeAskedOf: string | undefined,
): CredentialsForm => {
  const [values, setValues] = useState<Credentials>({ login: '', password: '', otp: '' })
  const [touched, setTouched] = useState<readonly FieldName[]>([])
  const login = values.login.trim()
  const needsCode = login === codeAskedOf
  const breaches = breachesOf(values, needsCode)
  const touch = (...names: readonly FieldName[]) => setTouched((before) => [...before, ...names])
  return {
    field: (name) => ({
      name,
      value: values[name],
      onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
      onBlur: () => values[name] !== '' && touch(name),
    }),
    breach: (name) => (touched.includes(name) ? breaches[name] : undefined),
    onSubmit: (event) => {
      event.preventDefault()
      // Rendered before the field gets the focus, so that the error is read out with it.
      flushSync(() => touch('login', 'password', ...(needsCode ? (['otp'] as const) : [])))
      const [first] = Object.keys(breaches)
      if (first === undefined) send({ ...values, login, otp: values.otp.trim() })
      else enterField(event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid]'))
    },
  }
}
