import { passwordBreach } from '@foyer/contract/vocabulary/password-rule.ts'

/** How well a password would resist guessing; `none` while it breaks the password rule. */
export type PasswordStrength = 'none' | 'weak' | 'fair' | 'strong'

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
]

const popular = /password|passw0rd|qwerty|letmein|welcome|admin|iloveyou|abc123|1234|demo/gi

/** A run such as `aaaa`, `1234` or `dcba` counts as a single character. */
const withoutRuns = (text: string): string =>
  Array.from(text)
    .filter((sign, index, signs) => {
      const step = sign.charCodeAt(0) - (signs[index - 1] ?? '').charCodeAt(0)
      return !(Math.abs(step) <= 1)
    })
    .join('')

/** The attacker's work in bits, estimated from length and character classes, without runs and popular words. */
const bitsOf = (password: string): number => {
  const kinds = alphabets.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  return withoutRuns(password.replaceAll(popular, '')).length * Math.log2(Math.max(kinds, 2))
}

export const passwordStrength = (password: string): PasswordStrength => {
  if (passwordBreach(password) !== null) return 'none'
  const bits = bitsOf(password)
  return bits < 45 ? 'weak' : bits < 65 ? 'fair' : 'strong'
}
