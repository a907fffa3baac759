/** Each address once, ignoring differences in writing. */
export const withoutTwins = (emails: readonly string[]): string[] => [
  ...new Map(emails.map((email) => [email.toLowerCase(), email])).values(),
]

interface Addressee {
  readonly email: string
  readonly email_confirmed: boolean
  readonly notification_emails: readonly string[]
  /** In lower case. It may name addresses that are no longer among the further ones. */
  readonly unconfirmed_emails: readonly string[]
}

const isAmong = (emails: readonly string[], email: string): boolean =>
  emails.some((other) => other.toLowerCase() === email.toLowerCase())

/** `ended`: the address is none of the account's any more, because its owner or the customer has removed it. */
export type CopyState = 'unconfirmed' | 'confirmed' | 'ended'

export const copyState = ({ notification_emails, unconfirmed_emails }: Addressee, email: string): CopyState => {
  if (!isAmong(notification_emails, email)) return 'ended'
  return isAmong(unconfirmed_emails, email) ? 'unconfirmed' : 'confirmed'
}

/** The further addresses whose owners have not confirmed yet that they want the mails. */
export const unconfirmedOf = (account: Addressee): string[] =>
  account.notification_emails.filter((email) => copyState(account, email) === 'unconfirmed')

/** The further addresses that get mails about money and events. */
export const copiesOf = (account: Addressee): string[] =>
  withoutTwins(account.notification_emails).filter(
    (email) => email.toLowerCase() !== account.email && copyState(account, email) === 'confirmed',
  )

/** Which of these further addresses are new, in lower case. The account’s own address has been confirmed already. */
export const addedCopies = (before: Addressee, emails: readonly string[]): string[] =>
  withoutTwins(emails)
    .map((email) => email.toLowerCase())
    .filter((email) => copyState(before, email) === 'ended' && !(before.email_confirmed && email === before.email))

/** Which of the further addresses are none of these. */
export const removedCopies = ({ notification_emails }: Addressee, emails: readonly string[]): string[] =>
  notification_emails.filter((email) => !isAmong(emails, email))

/** The unconfirmed addresses once these are the further ones. */
export const unconfirmedAmong = (before: Addressee, emails: readonly string[]): string[] => [
  ...before.unconfirmed_emails.filter((email) => isAmong(emails, email) && isAmong(before.notification_emails, email)),
  ...addedCopies(before, emails),
]

/** Without this address. */
export const withoutCopy = (
  { notification_emails, unconfirmed_emails }: Addressee,
  email: string,
): Pick<Addressee, 'notification_emails' | 'unconfirmed_emails'> => {
  const others = (emails: readonly string[]) => emails.filter((other) => !isAmong([email], other))
  return { notification_emails: others(notification_emails), unconfirmed_emails: others(unconfirmed_emails) }
}
