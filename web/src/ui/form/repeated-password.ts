import * as z from 'zod/mini'

interface Twice {
  readonly password: string
  readonly repeat_password: string
}

/**
 * The two passwords must match. The error appears at the second field as soon as that is left, even while other fields
 * are invalid, but not while the first password itself is.
 */
export const repeatsPassword = z.refine<Twice>(({ password, repeat_password }) => repeat_password === password, {
  params: { code: 'password_repeat' },
  path: ['repeat_password'],
  when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'password'),
})
