/** What an operator is told about their own sign-in. */
export interface OperatorLetterWords {
  readonly subject: string
  readonly heading: string
  readonly says: string
  readonly facts?: readonly string[]
  /** What to do where it was somebody else, unless only a colleague can help. */
  readonly notYou?: string
}

/** What the mail about a new key says. */
export interface NewKeyFacts {
  readonly title: string
  /** Null opens all that the role does. */
  readonly scopes: readonly string[] | null
  /** The colleague who made it, if it was one. */
  readonly maker_name: string | null
  /** The key that made it, if it was one. */
  readonly parent_title: string | null
}

/** What a letter about a request for a second person says. */
export interface ApprovalFacts {
  readonly action: 'mark_paid' | 'refund'
  /** The invoice's number. */
  readonly number: string
  /** Formatted, with its currency. */
  readonly sum: string
  /** The name of the person who asks or decides. */
  readonly by: string
  /** Theirs; null if they gave none. */
  readonly reason: string | null
  /** The bank's reference of the transfer. */
  readonly reference: string | null
}

type ApprovalWords = (facts: ApprovalFacts) => {
  readonly subject: string
  readonly says: readonly [string, ...string[]]
  readonly action: string
}

export interface OperatorTexts {
  readonly approval_asked: ApprovalWords
  readonly approval_given: ApprovalWords
  readonly approval_refused: ApprovalWords
  readonly letters: {
    readonly password_changed: (brand: string) => OperatorLetterWords
    readonly new_device: (brand: string) => OperatorLetterWords
    readonly second_factor_on: (brand: string) => OperatorLetterWords
    readonly second_factor_off: (brand: string) => OperatorLetterWords
    readonly second_factor_reset: (brand: string) => OperatorLetterWords
    readonly backup_codes_renewed: (brand: string) => OperatorLetterWords
  }
  readonly key_made: (brand: string, key: NewKeyFacts) => OperatorLetterWords & { readonly action: string }
  /** With which device, from where and when it was done. */
  readonly circumstances: (device: string, ip: string, at: string) => string
  readonly notYou: string
  readonly action: string
  readonly footer: (brand: string) => string
}

const madeBy = ({ maker_name, parent_title }: NewKeyFacts): string => {
  if (maker_name !== null) return `Created by ${maker_name}.`
  return parent_title === null ? 'Created in the console, signed in as you.' : `Created with the key “${parent_title}”.`
}

const deedOf = ({ action, number, sum }: ApprovalFacts): string =>
  action === 'refund' ? `refund of ${sum}, invoice ${number}` : `transfer of ${sum}, invoice ${number}`

const because = (reason: string | null): string[] => (reason === null ? [] : [`Reason given: ${reason}`])

export const en: OperatorTexts = {
  approval_asked: (facts) => ({
    subject: `Approval needed: ${deedOf(facts)}`,
    says: [
      facts.action === 'refund'
        ? `${facts.by} asks to refund ${facts.sum} of invoice ${facts.number}. A second person has to approve this.`
        : `${facts.by} asks to mark invoice ${facts.number} (${facts.sum}) as paid by bank transfer. A second person has to approve this.`,
      ...because(facts.reason),
      ...(facts.reference === null ? [] : [`Reference of the transfer: ${facts.reference}`]),
    ],
    action: 'Review the request',
  }),
  approval_given: (facts) => ({
    subject: `Approved: ${deedOf(facts)}`,
    says: [`${facts.by} approved your request.`, ...because(facts.reason)],
    action: 'Open the invoice',
  }),
  approval_refused: (facts) => ({
    subject: `Rejected: ${deedOf(facts)}`,
    says: [`${facts.by} rejected your request. Nothing was changed.`, ...because(facts.reason)],
    action: 'Open the invoice',
  }),
  letters: {
    password_changed: (brand) => ({
      subject: `Your password for the ${brand} console was changed`,
      heading: 'Your password was changed',
      says: 'You have been signed out everywhere else. Sign in there with the new password.',
    }),
    new_device: (brand) => ({
      subject: `New sign-in to the ${brand} console`,
      heading: 'Sign-in from a new device',
      says: 'Someone signed in to the console as you, from a device or place we had not seen before.',
      notYou:
        'If this was not you, change your password in the console right away: that ends every other session. Keys stay, so revoke any under API keys that you do not know. If you cannot, ask a colleague to block you.',
    }),
    second_factor_on: (brand) => ({
      subject: `Two-step sign-in to the ${brand} console is on`,
      heading: 'Two-step sign-in is on',
      says: 'From now on, signing in to the console asks for a code from your authenticator app. You have been signed out everywhere else. Keep the backup codes where you can find them without your phone.',
    }),
    second_factor_off: (brand) => ({
      subject: `Two-step sign-in to the ${brand} console is off`,
      heading: 'Two-step sign-in is off',
      says: 'From now on, your password alone signs you in to the console.',
    }),
    second_factor_reset: (brand) => ({
      subject: `A colleague turned off two-step sign-in to the ${brand} console`,
      heading: 'A colleague turned off two-step sign-in',
      says: 'You have been signed out everywhere, your backup codes no longer work, and your password alone signs you in to the console. Set up two-step sign-in again as soon as you can.',
    }),
    backup_codes_renewed: (brand) => ({
      subject: `You have new backup codes for the ${brand} console`,
      heading: 'You have new backup codes',
      says: 'The ones you had before no longer work. Keep the new ones where you can find them without your phone.',
    }),
  },
  key_made: (brand, key) => ({
    subject: `New API key for the ${brand} console`,
    heading: 'An API key was created in your name',
    says: `The key “${key.title}” can now act as you through the operator API.`,
    facts: [`Access: ${key.scopes === null ? 'everything your role allows' : key.scopes.join(', ')}.`, madeBy(key)],
    notYou:
      'If you do not know about this key, revoke it in the console under API keys right away, and change your password. If you cannot, ask a colleague to block you.',
    action: 'Review keys',
  }),
  circumstances: (device, ip, at) => `${device === '' ? 'Unknown device' : device}, IP address ${ip}, ${at}.`,
  notYou: 'If this was not you, ask a colleague to block you in the console right away.',
  action: 'Review my sign-in',
  footer: (brand) => `You are receiving this message because you work in the ${brand} console.`,
}
