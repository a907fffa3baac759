import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PasswordRecoveryBody, ResetPasswordBody } from '../account/confirmation.ts'
import { NewPassword } from '../account/password.ts'
import { ProfileBody } from '../account/profile.ts'
import { SignUpBody } from '../account/sign-up.ts'
import { passwordBreach } from './password-rule.ts'

const letters = (length: number): string => `1${'a'.repeat(length - 1)}`

describe('the password rule', () => {
  it.each([
    ['7 characters', letters(7), 'password_min'],
    ['8 characters', letters(8), null],
    ['128 characters', letters(128), null],
    ['129 characters', letters(129), 'password_hint'],
    ['nothing', '', 'password_min'],
    ['a space inside', 'abc 12345', 'password_hint'],
    ['a tab inside', 'abc\t12345', 'password_hint'],
    ['a trailing line break', 'abcd12345\n', 'password_hint'],
    ['a Cyrillic letter', 'abcdё12345', 'password_hint'],
    ['only Cyrillic letters and digits', 'пароль12345', 'password_hint'],
    ['letters only', 'abcdefghij', 'password_hint'],
    ['digits only', '1234567890', 'password_hint'],
    ['signs only', '!@#$%^&*()', 'password_hint'],
    ['an Arabic digit only', 'abcdefgh٣', 'password_hint'],
    ['all printable edges', '!~aaaaa1', null],
    ['the delete character', 'abcd1234\u007F', 'password_hint'],
    ['short and otherwise wrong as well', 'ё', 'password_min'],
  ] as const)('AUTH-45 %s', (_case, password, breach) => {
    expect(passwordBreach(password)).toBe(breach)
  })

  it('AUTH-45 accepts exactly 8 to 128 printable characters with a Latin letter and a digit', () => {
    const anything = fc.string({ unit: fc.constantFrom(...'aZ09!~ ё\u007F'.split('')), maxLength: 140 })
    fc.assert(
      fc.property(anything, (password) => {
        const characters = password.split('')
        const sound =
          characters.length >= 8 &&
          characters.length <= 128 &&
          characters.every((c) => c > ' ' && c < '\u007F') &&
          characters.some((c) => 'aZ'.includes(c)) &&
          characters.some((c) => '09'.includes(c))
        expect(passwordBreach(password) === null).toBe(sound)
      }),
    )
  })

  it('AUTH-47 is the same for sign-up, reset and profile, and has its own code', () => {
    for (const schema of [NewPassword, SignUpBody.shape.password, ResetPasswordBody.shape.password]) {
      expect(schema.safeParse(letters(8)).success).toBe(true)
      expect(schema.safeParse(letters(7)).error?.issues).toMatchObject([{ params: { code: 'password_min' } }])
      expect(schema.safeParse('12345678').error?.issues).toMatchObject([{ params: { code: 'password_hint' } }])
    }
    expect(ProfileBody.shape.password.safeParse(letters(7)).success).toBe(false)
    expect(ProfileBody.shape.password.safeParse(undefined).success).toBe(true)
    expect(Object.keys(PasswordRecoveryBody.shape)).not.toContain('password')
  })
})
