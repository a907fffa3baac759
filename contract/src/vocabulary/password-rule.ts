export const passwordLength = { min: 8, max: 128 } as const

/** Both are error codes and translation keys. */
export type PasswordBreach = 'password_min' | 'password_hint'

/**
 * The one password rule of sign-up, reset and profile: 8 to 128 printable ASCII characters without space,
 * at least one Latin letter and one digit. Answers what is wrong, or null.
 */
export const passwordBreach = (password: string): PasswordBreach | null => {
  if (password.length < passwordLength.min) return 'password_min'
  const sound =
    password.length <= passwordLength.max &&
    /^[!-~]+$/.test(password) &&
    /[A-Za-z]/.test(password) &&
    /[0-9]/.test(password)
  return sound ? null : 'password_hint'
}
