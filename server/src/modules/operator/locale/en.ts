import type { OperatorRole } from '@foyer/contract/operator/operator.ts'

/** What an operator is told about their own sign-in. */
export interface OperatorLetterWords {
  readonly subject: string
  readonly heading: string
  readonly says: string
  readonly facts?: readonly string[]
  /** What to do where it was somebody else, unless only a colleague can help. Null where nobody is suspected. */
  readonly notYou?: string | null
}

/** A mail with a link to another page than their own sign-in. */
export type LinkLetterWords = OperatorLetterWords & { readonly action: string }

export interface ColleagueFacts {
  readonly name: string
  readonly handle: string
  readonly email: string
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
  readonly action: 'mark_paid' | 'refund' | 'surplus'
  /** The invoice's number. */
  readonly number: string
  /** Formatted, with its currency. */
  readonly sum: string
  /** What arrived, formatted, if it is not the invoice’s sum. */
  readonly received: string | null
  /** The name of the provider that captured it; null for a bank transfer. */
  readonly provider: string | null
  /** The name of the person who asks or decides. */
  readonly by: string
  /** Theirs; null if they gave none. */
  readonly reason: string | null
  /** The bank's reference of the transfer. */
  readonly reference: string | null
  /** The day on which it was asked. */
  readonly day: string
}

export interface ApprovalLetterWords {
  readonly subject: string
  readonly says: readonly [string, ...string[]]
  readonly action: string
}

type ApprovalWords = (facts: ApprovalFacts) => ApprovalLetterWords

export interface OperatorTexts {
  readonly approval_asked: ApprovalWords
  readonly approval_waits: ApprovalWords
  readonly approval_given: ApprovalWords
  readonly approval_refused: ApprovalWords
  readonly letters: {
    readonly password_changed: (brand: string) => OperatorLetterWords
    readonly new_device: (brand: string) => OperatorLetterWords
    readonly second_factor_on: (brand: string) => OperatorLetterWords
    readonly second_factor_off: (brand: string) => OperatorLetterWords
    readonly second_factor_reset: (brand: string) => OperatorLetterWords
    readonly backup_codes_renewed: (brand: string) => OperatorLetterWords
    readonly password_recovered: (brand: string) => OperatorLetterWords
    readonly email_taken_away: (brand: string) => OperatorLetterWords
    readonly email_given: (brand: string) => OperatorLetterWords
  }
  readonly links: {
    /** `by` is the colleague's name. */
    readonly invite: (brand: string, by: string) => LinkLetterWords
    readonly moved: (brand: string, by: string) => LinkLetterWords
    readonly recovery: (brand: string) => LinkLetterWords
  }
  /** For those who manage operators. `by` is a name, or `own_deed.by`. */
  readonly notices: {
    readonly colleague_invited: (brand: string, by: string, colleague: ColleagueFacts) => LinkLetterWords
    readonly invite_sent: (brand: string, by: string, colleague: ColleagueFacts) => LinkLetterWords
    readonly colleague_moved: (brand: string, by: string, colleague: ColleagueFacts) => LinkLetterWords
    readonly colleague_raised: (
      brand: string,
      by: string,
      colleague: ColleagueFacts,
      role: OperatorRole,
    ) => LinkLetterWords
    readonly colleague_unblocked: (brand: string, by: string, colleague: ColleagueFacts) => LinkLetterWords
  }
  readonly roles: Readonly<Record<OperatorRole, string>>
  /** For the operator who may do more than before. `by` is the colleague's name. */
  readonly standing: {
    /** `role` is a name of `roles`. */
    readonly role_changed: (brand: string, by: string, role: string) => OperatorLetterWords
    readonly unblocked: (brand: string, by: string) => OperatorLetterWords
  }
  /** Instead of their name and what colleagues are advised, for the reader in whose name it was done. */
  readonly own_deed: { readonly by: string; readonly notYou: string }
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

const deedOf = ({ action, number, sum, received, provider }: ApprovalFacts): string => {
  if (action === 'refund') return `refund of ${sum}, invoice ${number}`
  if (action === 'surplus') return `extra transfer of ${sum}, invoice ${number}`
  return `${provider === null ? 'transfer' : 'payment'} of ${received ?? sum}, invoice ${number}`
}

const askedOf = ({ action, number, sum, received, provider, by }: ApprovalFacts): string => {
  if (action === 'refund') return `${by} asks to refund ${sum} of invoice ${number}.`
  if (action === 'surplus')
    return `${by} asks to record a bank transfer of ${sum} that was not owed for invoice ${number}. It goes back to the customer.`
  const means = provider === null ? 'by bank transfer' : `through ${provider}`
  const arrived = received === null ? '' : ` ${received} arrived.`
  return `${by} asks to mark invoice ${number} (${sum}) as paid ${means}.${arrived}`
}

const because = (reason: string | null): string[] => (reason === null ? [] : [`Reason given: ${reason}`])

const roles: OperatorTexts['roles'] = {
  viewer: 'Viewer',
  support: 'Support',
  billing: 'Billing',
  admin: 'Administrator',
}

const referenceOf = ({ provider, reference }: ApprovalFacts): string[] =>
  reference === null ? [] : [`${provider === null ? 'Reference of the transfer' : 'Payment'}: ${reference}`]

export const en: OperatorTexts = {
  approval_asked: (facts) => ({
    subject: `Approval needed: ${deedOf(facts)}`,
    says: [`${askedOf(facts)} A second person has to approve this.`, ...because(facts.reason), ...referenceOf(facts)],
    action: 'Review the request',
  }),
  approval_waits: (facts) => ({
    subject: `Still waiting for approval: ${deedOf(facts)}`,
    says: [
      `${askedOf(facts)} The request has been waiting since ${facts.day}, and the customer with it: nothing happens until a second person approves or rejects it.`,
      ...because(facts.reason),
      ...referenceOf(facts),
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
        'If this was not you, change your password in the console right away: that ends every other session and the invites sent in it. Keys stay, so revoke any under API keys that you do not know. If you cannot, ask a colleague to block you.',
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
    password_recovered: (brand) => ({
      subject: `You have a new password for the ${brand} console`,
      heading: 'You have a new password',
      says: 'It was chosen with the link that was mailed to you. You have been signed out everywhere. Two-step sign-in, if it was on, stays on.',
    }),
    email_taken_away: (brand) => ({
      subject: `Your sign-in to the ${brand} console was moved to another e-mail`,
      heading: 'Your sign-in was moved to another e-mail',
      says: 'You no longer sign in to the console with this address.',
    }),
    email_given: (brand) => ({
      subject: `You sign in to the ${brand} console with this e-mail now`,
      heading: 'You sign in with this e-mail now',
      says: 'Messages about your sign-in to the console come to this address from now on.',
    }),
  },
  links: {
    invite: (brand, by) => ({
      subject: `You are invited to the ${brand} console`,
      heading: 'You are invited to the console',
      says: `${by} added you to the ${brand} operator console. Choose a password to sign in. The link works once, within 72 hours.`,
      notYou: 'If you do not work here, ignore this message: without the link nobody can sign in as you.',
      action: 'Choose a password',
    }),
    moved: (brand, by) => ({
      subject: `You sign in to the ${brand} console with this e-mail now`,
      heading: 'You sign in with this e-mail now',
      says: `${by} changed your e-mail for the ${brand} operator console to this address. Your password no longer works and you have been signed out everywhere. Choose a new password to sign in. The link works once, within 72 hours.`,
      notYou: 'If you do not work here, ignore this message.',
      action: 'Choose a password',
    }),
    recovery: (brand) => ({
      subject: `Choose a new password for the ${brand} console`,
      heading: 'Choose a new password',
      says: `Someone asked for a new password for your sign-in to the ${brand} operator console. The link works once, within an hour.`,
      notYou: 'If this was not you, ignore this message: your password stays as it is.',
      action: 'Choose a password',
    }),
  },
  notices: {
    colleague_invited: (brand, by, { name, handle, email }) => ({
      subject: `${by} added ${name} to the ${brand} console`,
      heading: 'An operator was added',
      says: `${by} added ${name} (${handle}, ${email}) to the ${brand} operator console.`,
      notYou: 'If this should not have happened, block the new operator in the console.',
      action: 'Review operators',
    }),
    invite_sent: (brand, by, { name, handle, email }) => ({
      subject: `${by} sent ${name} a new link to the ${brand} console`,
      heading: 'An invitation was sent again',
      says: `${by} sent ${name} (${handle}, ${email}) a new link to choose a password for the ${brand} operator console. The earlier link no longer works.`,
      notYou: 'If this should not have happened, block the operator in the console.',
      action: 'Review operators',
    }),
    colleague_moved: (brand, by, { name, handle, email }) => ({
      subject: `${by} changed the e-mail of ${name} for the ${brand} console`,
      heading: 'The e-mail of an operator was changed',
      says: `${name} (${handle}) now signs in to the ${brand} operator console as ${email}. ${by} changed this.`,
      notYou: 'If this should not have happened, block the operator in the console.',
      action: 'Review operators',
    }),
    colleague_raised: (brand, by, { name, handle, email }, role) => ({
      subject: `${by} changed the role of ${name} in the ${brand} console`,
      heading: 'The role of an operator was changed',
      says: `${name} (${handle}, ${email}) now has the role “${roles[role]}” in the ${brand} operator console. ${by} changed this.`,
      notYou: 'If this should not have happened, block the operator in the console.',
      action: 'Review operators',
    }),
    colleague_unblocked: (brand, by, { name, handle, email }) => ({
      subject: `${by} unblocked ${name} in the ${brand} console`,
      heading: 'An operator was unblocked',
      says: `${name} (${handle}, ${email}) can sign in to the ${brand} operator console again. ${by} changed this.`,
      notYou: 'If this should not have happened, block the operator in the console.',
      action: 'Review operators',
    }),
  },
  roles,
  standing: {
    role_changed: (brand, by, role) => ({
      subject: `Your role in the ${brand} console was changed`,
      heading: 'Your role was changed',
      says: `${by} gave you the role “${role}”.`,
      notYou: 'If you do not know why, ask a colleague who manages the console.',
    }),
    unblocked: (brand, by) => ({
      subject: `You can sign in to the ${brand} console again`,
      heading: 'You can sign in again',
      says: `${by} unblocked you. You sign in as before, and your keys work again.`,
      notYou: 'If you do not know why, ask a colleague who manages the console.',
    }),
  },
  own_deed: {
    by: 'You',
    notYou:
      'If this was not you, block this operator in the console right away and change your password. If you cannot, ask a colleague to block you.',
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
