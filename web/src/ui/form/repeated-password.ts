import * as z from 'zod/mini'

interface Twice {
  readonly password: string
  readonly repeat_password: string
}

/** The second password is the first; said at the field of the second. */
export const repeatsPassword = z.check<Twice>(({ value, issues }) => {
  if (value.repeat_password === value.password) return
  const code = 'password_repeat'
  issues.push({ code: 'custom', params: { code }, message: code, path: ['repeat_password'], input: value })
})
