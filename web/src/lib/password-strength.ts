import { passwordBreach } from '@foyer/contract/vocabulary/password-rule.ts'

/** How long a password would stand up to guessing; `none` while it breaks the rule for passwords. */
export type PasswordStrength = 'none' | 'weak' | 'fair' | 'strong'

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
]

const popular = /password|passw0rd|qwerty|letmein|welcome|admin|iloveyou|abc123|1234|demo/gi

/** `aaaa`, `1234` and `dcba` are worth as much as one of their signs. */
const withoutRuns = (text: string): string =>
  Array.from(text)
    .filter((sign, index, signs) => {
      const step = sign.charCodeAt(0) - (signs[index - 1] ?? '').charCodeAt(0)
      return !(Math.abs(step) <= 1)
    })
    .join('')

/** Bits of an attacker's work, estimated from length and kinds of signs, runs and popular words left out. */
const bitsOf = (password: string): number => {
  const kinds = alphabets.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  return withoutRuns(password.replaceAll(popular, '')).length * Math.log2(Math.max(kinds, 2))
}

export const passwordStrength = (password: string): PasswordStrength => {
  if (passwordBreach(password) !== null) return 'none'
  const bits = bitsOf(password)
  return bits < 45 ? 'weak' : bits < 65 ? 'fair' : 'strong'
}
