import { passwordBreach } from '@foyer/contract/vocabulary/password-rule.ts'
import { failure } from '../failure.ts'

/**
 * The most common passwords that meet the password rule, in lower case. The list is half a megabyte, so it is loaded when
 * the first password is chosen.
 */
const readList = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => passwordBreach(word) === null))
}

let list: ReturnType<typeof readList> | undefined

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Shorter words occur in many good passwords by chance. */
const leastLetters = 3

/**
 * Throws 422 `password_common` for a password that is among the most common ones (in any case), or that is only one of
 * `words` with digits and signs around or inside it. The words are what a stranger would try for this person: the
 * brand, their e-mail.
 */
export const refuseCommonPassword = async (password: string, words: readonly string[]): Promise<void> => {
  list ??= readList()
  const letters = lettersOf(password)
  const isGuessed = letters.length >= leastLetters && words.some((word) => lettersOf(word) === letters)
  if (isGuessed || (await list).has(password.toLowerCase())) throw failure('password_common', { pointer: '/password' })
}
