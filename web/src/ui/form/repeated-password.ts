import * as z from 'zod/mini'

interface Twice {
  readonly password: string
  readonly repeat_password: string
}

/**
 * The second password is the first; said at the field of the second as soon as it is left, whatever else is wrong still,
 * but for the first itself.
 */
export const repeatsPassword = z.refine<Twice>(({ password, repeat_password }) => repeat_password === password, {
  params: { code: 'password_repeat' },
  path: ['repeat_password'],
  when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'password'),
})
