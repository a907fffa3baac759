import { SignUpBody } from '@foyer/contract/account/sign-up.ts'
import { expect, it } from 'vitest'
import { signUpBody, SignUpForm } from './sign-up-form.ts'

const values = {
  email: 'nina@fresh.example',
  name: '',
  second_name: ' Frei ',
  country: 'DE',
  password: 'Harbour-light-42',
  repeat_password: 'Harbour-light-42',
  newsletter: false,
  terms_accepted: true,
}

const wrongFields = (changed: Partial<typeof values>): unknown[] =>
  (SignUpForm.safeParse({ ...values, ...changed }).error?.issues ?? []).map(({ path }) => path.join('.'))

it('AUTH-43, AUTH-44, AUTH-48, AUTH-49 e-mail, country, both passwords and the terms are required', () => {
  expect(wrongFields({})).toEqual([])
  expect(wrongFields({ email: '' })).toEqual(['email'])
  expect(wrongFields({ email: 'nina' })).toEqual(['email'])
  expect(wrongFields({ country: '' })).toEqual(['country'])
  expect(wrongFields({ password: '' })).toEqual(['password'])
  expect(wrongFields({ repeat_password: '' })).toContain('repeat_password')
  expect(wrongFields({ repeat_password: 'Harbour-light-43' })).toEqual(['repeat_password'])
  expect(wrongFields({ terms_accepted: false })).toEqual(['terms_accepted'])
  // Shown as soon as the field is left, not only once everything else is valid.
  expect(wrongFields({ repeat_password: 'Harbour-light-43', terms_accepted: false })).toEqual([
    'terms_accepted',
    'repeat_password',
  ])
})

it('AUTH-51, AUTH-52, AUTH-53 the body has the call’s fields, with empty names omitted', () => {
  const around = {
    locale: 'ru',
    utm: { utm_source: 'mail' },
    recaptcha_token: 'solved',
    terms_version: undefined,
  } as const
  const body = signUpBody(values, around)
  expect(SignUpBody.parse(body)).toEqual(body)
  expect(body).toEqual({
    email: 'nina@fresh.example',
    password: 'Harbour-light-42',
    country: 'DE',
    locale: 'ru',
    newsletter: false,
    terms_accepted: true,
    second_name: 'Frei',
    utm_source: 'mail',
    recaptcha_token: 'solved',
  })
  expect(signUpBody(values, { ...around, terms_version: '2026-01' })).toEqual({ ...body, terms_version: '2026-01' })
})
