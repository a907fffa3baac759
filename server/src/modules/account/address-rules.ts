/** Each address once, ignoring differences in writing. */
export const withoutTwins = (emails: readonly string[]): string[] => [
  ...new Map(emails.map((email) => [email.toLowerCase(), email])).values(),
]

interface Addressee {
  readonly email: string
  readonly notification_emails: readonly string[]
}

/** The addresses for mails about money and events: the customer’s, and the further ones they have entered. */
export const addressesOf = ({ email, notification_emails }: Addressee): string[] => [
  email,
  ...withoutTwins(notification_emails).filter((other) => other.toLowerCase() !== email.toLowerCase()),
]
