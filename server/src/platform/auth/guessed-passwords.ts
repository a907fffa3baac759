import { passwordBreach } from '@foyer/contract/vocabulary/password-rule.ts'
import { failure } from '../failure.ts'

/** Of the words that everybody tries first, those that could be chosen at all, in lower case. Half a megabyte, so it is read when the first password is chosen. */
const readList = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((word) => passwordBreach(word) === null))
}

let list: ReturnType<typeof readList> | undefined

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Words of fewer letters stand in many good passwords by chance. */
const leastLetters = 3

/**
 * Refuses a password that is among the most used ones, in whatever case, or that is nothing but one of `words` with digits and signs
 * around and between: 422 `password_common`. The words are those that a stranger would try for this person: the brand, the e-mail.
 */
export const refuseCommonPassword = async (password: string, words: readonly string[]): Promise<void> => {
  list ??= readList()
  const letters = lettersOf(password)
  const isGuessed = letters.length >= leastLetters && words.some((word) => lettersOf(word) === letters)
  if (isGuessed || (await list).has(password.toLowerCase())) throw failure('password_common', { pointer: '/password' })
}
