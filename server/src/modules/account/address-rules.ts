/** Each address once, however it is written. */
export const withoutTwins = (emails: readonly string[]): string[] => [
  ...new Map(emails.map((email) => [email.toLowerCase(), email])).values(),
]

interface Addressee {
  readonly email: string
  readonly notification_emails: readonly string[]
}

/** Where mails about money and what happens go: to the customer, and to whom they name beside themselves. */
export const addressesOf = ({ email, notification_emails }: Addressee): string[] => [
  email,
  ...withoutTwins(notification_emails).filter((other) => other.toLowerCase() !== email.toLowerCase()),
]
