import { expect, it } from 'vitest'
import { Failure } from '../../../api/failure.ts'
import { basicProof } from '../../../lib/basic-proof.ts'
import { breachesOf } from './credentials-form.ts'
import { signInProblem } from './sign-in-problem.ts'

it('AUTH-06, AUTH-07 e-mail and password are required, and the e-mail must be valid', () => {
  expect(breachesOf({ login: '', password: '', otp: '' })).toEqual({ login: 'required', password: 'required' })
  expect(breachesOf({ login: 'olga', password: 'x', otp: '' })).toEqual({ login: 'invalid_email' })
  expect(breachesOf({ login: ' olga@northlight.example ', password: 'x', otp: '' })).toEqual({})
})

it('AUTH-06 so is the code, once it was requested', () => {
  const known = { login: 'olga@northlight.example', password: 'x' }
  expect(breachesOf({ ...known, otp: ' ' }, true)).toEqual({ otp: 'required' })
  expect(breachesOf({ ...known, otp: '123456' }, true)).toEqual({})
})

it('AUTH-08 credentials are sent as Basic with e-mail and password in UTF-8', () => {
  const decoded = (proof: string) => {
    const bytes = Uint8Array.from(atob(proof.replace('Basic ', '')), (character) => character.codePointAt(0) ?? 0)
    return new TextDecoder().decode(bytes)
  }
  expect(basicProof('a@b.example', 'secret')).toBe('Basic YUBiLmV4YW1wbGU6c2VjcmV0')
  expect(decoded(basicProof('о@x.рф', 'п:1'))).toBe('о@x.рф:п:1')
})

it.each([
  [401, 'wrong_credentials', '', 'wrong'],
  [403, 'account_blocked', '', 'wrong'],
  [403, 'account_closed', '', 'failed'],
  [401, 'otp_required', '', 'otp_required'],
  [401, 'otp_required', '123456', 'otp_wrong'],
  [429, 'too_many_requests', '', 'failed'],
  [500, 'internal', '', 'failed'],
  [0, undefined, '', 'failed'],
])('AUTH-09, AUTH-10 status %i with %s and code %j shows %s', (status, code, otp, problem) => {
  expect(signInProblem(new Failure(status, code === undefined ? [] : [{ code }]), otp)).toBe(problem)
})
