/** The words of one letter. `{…}` has been filled in by the functions' arguments. */
export interface LetterWords {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action?: string
}

export interface AccountTexts {
  readonly letters: {
    readonly confirm_email: (brand: string) => LetterWords
    /** `recovery` is empty where the brand has no recovery of passwords. */
    readonly account_exists: (brand: string, recovery: string) => LetterWords
    readonly password_recovery: (brand: string) => LetterWords
    readonly password_changed: (brand: string) => LetterWords
    readonly session_ended: (brand: string) => LetterWords
    readonly email_change: (brand: string, email: string) => LetterWords
    readonly email_changed: (brand: string, email: string) => LetterWords
    readonly email_taken: (brand: string) => LetterWords
    readonly email_taken_away: (brand: string) => LetterWords
    readonly email_given: (brand: string) => LetterWords
    readonly new_device: (brand: string) => LetterWords
    readonly link_used: (brand: string) => LetterWords
    readonly second_factor_on: (brand: string) => LetterWords
    readonly second_factor_off: (brand: string) => LetterWords
    readonly second_factor_reset: (brand: string) => LetterWords
    readonly backup_code_used: (brand: string, left: string) => LetterWords
    readonly backup_codes_renewed: (brand: string) => LetterWords
    /** To a further address: whether its owner wants copies of this customer’s mails. */
    readonly copy_asked: (brand: string, customer: string) => LetterWords
    readonly copy_ended: (brand: string, email: string) => LetterWords
    /** Its owner may no longer see the bills. */
    readonly copy_withdrawn: (brand: string, email: string) => LetterWords
    /** Its owner uses another address now. */
    readonly copy_left_behind: (brand: string, email: string) => LetterWords
    /** A further address whose owner has closed their own account. */
    readonly copy_closed: (brand: string, email: string) => LetterWords
    /** `day`: when it is erased. */
    readonly account_closed: (brand: string, day: string) => LetterWords
    readonly account_reopened: (brand: string) => LetterWords
  }
  /** Of letters to further addresses. */
  readonly copies: {
    /** To somebody who has not agreed to anything yet. */
    readonly asked: (brand: string) => string
    readonly footer: (brand: string, customer: string) => string
    readonly stop: string
  }
  readonly footer: (brand: string) => string
  readonly newsletter: string
  /** With which device, from where and when something was done. */
  readonly circumstances: (device: string, ip: string, at: string) => string
  readonly phone_code: (brand: string, code: string) => string
}

const notYou = 'If this was not you, change your password right away and sign out any device you do not recognise.'

/** To the account that had the address in copy. */
const copyGone = (brand: string, email: string, paragraphs: readonly string[]): LetterWords => ({
  subject: `${email} no longer gets your e-mails from ${brand}`,
  heading: 'One address no longer gets your e-mails',
  paragraphs,
  action: 'Open my profile',
})

export const en: AccountTexts = {
  letters: {
    confirm_email: (brand) => ({
      subject: `Confirm your e-mail for ${brand}`,
      heading: 'Confirm your e-mail',
      paragraphs: [
        `You are one step away from your licences, invoices and support at ${brand}. Confirm that this address is yours.`,
        'The link works for 7 days. If you did not create an account, you can ignore this message.',
      ],
      action: 'Confirm e-mail',
    }),
    account_exists: (brand, recovery) => ({
      subject: `You already have an account with ${brand}`,
      heading: 'You already have an account',
      paragraphs: [
        `Someone, probably you, tried to create an account with ${brand} using this address. You already have one, and nothing about it has changed.`,
        recovery === ''
          ? 'Sign in as usual. If you forgot your password, contact us.'
          : 'Sign in as usual. If you forgot your password, choose “Forgot password?” on the sign-in page.',
      ],
      action: 'Sign in',
    }),
    password_recovery: (brand) => ({
      subject: `Choose a new password for ${brand}`,
      heading: 'Choose a new password',
      paragraphs: [
        `Someone, probably you, asked for a new password for your account with ${brand}.`,
        'The link works once, within an hour. If this was not you, you can ignore this message: your password stays as it is.',
      ],
      action: 'Choose a new password',
    }),
    password_changed: (brand) => ({
      subject: `Your password for ${brand} was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        'You have been signed out on your other devices. Sign in there with the new password.',
        'If this was not you, reset your password right away and contact us.',
      ],
      action: 'Sign in',
    }),
    session_ended: (brand) => ({
      subject: `We ended a session of your account with ${brand}`,
      heading: 'We ended a session to protect your account',
      paragraphs: [
        'Someone may have copied a session from one of your browsers. We signed that browser out; the others stay signed in.',
        'Sign in again. If anything looks suspicious, change your password and review your signed-in devices.',
      ],
      action: 'Review my account',
    }),
    email_change: (brand, email) => ({
      subject: `Confirm your new e-mail for ${brand}`,
      heading: 'Confirm your new e-mail',
      paragraphs: [
        `You asked to sign in with ${email} from now on. Nothing changes until you confirm it; the link works for 7 days.`,
        'If you did not ask for this, you can ignore this message.',
      ],
      action: 'Confirm this e-mail',
    }),
    email_changed: (brand, email) => ({
      subject: `Your e-mail for ${brand} was changed`,
      heading: 'Your e-mail was changed',
      paragraphs: [
        `Your account now uses ${email}. You can no longer sign in with the address that this message was sent to.`,
        'If this was not you, contact us right away: we can give you your account back.',
      ],
      action: 'Open the portal',
    }),
    email_taken: (brand) => ({
      subject: `Someone tried to use your e-mail for ${brand}`,
      heading: 'This e-mail already has an account',
      paragraphs: [
        'Someone asked to move another account to this address. You already have an account with it, so nothing has changed.',
        'If this was you, sign in with this address, or choose a different one for the other account.',
      ],
      action: 'Open the portal',
    }),
    email_taken_away: (brand) => ({
      subject: `We moved your account with ${brand} to another e-mail`,
      heading: 'We moved your account to another e-mail',
      paragraphs: [
        'Our support team did this because the owner of the account asked for it. You can no longer sign in with the address that this message was sent to.',
        'If you are the owner and did not ask for this, contact us right away.',
      ],
      action: 'Open the portal',
    }),
    email_given: (brand) => ({
      subject: `Your account with ${brand} now uses this e-mail`,
      heading: 'Your account now uses this e-mail',
      paragraphs: [
        'Our support team did this because you asked for it. All sessions have ended and the old password no longer works: choose a new one with this address.',
        'Then review your contact details, your notification e-mails and your two-step sign-in. If you did not ask for this, contact us.',
      ],
      action: 'Choose a new password',
    }),
    new_device: (brand) => ({
      subject: `New sign-in to ${brand}`,
      heading: 'Sign-in from a new device',
      paragraphs: ['Someone signed in to your account from a device or place we had not seen before.', notYou],
      action: 'Review my devices',
    }),
    link_used: (brand) => ({
      subject: `New sign-in to ${brand}`,
      heading: 'Sign-in with a link',
      paragraphs: [
        'Someone signed in to your account with a sign-in link that our team created for you.',
        'If this was not you, sign out any device you do not recognise and contact us.',
      ],
      action: 'Review my devices',
    }),
    second_factor_on: (brand) => ({
      subject: `Two-step sign-in is on for ${brand}`,
      heading: 'Two-step sign-in is on',
      paragraphs: [
        'From now on, signing in asks for a code from your authenticator app. Keep the backup codes where you can find them without your phone.',
        'You have been signed out everywhere else. Sign in there with a code.',
        notYou,
      ],
      action: 'Review account security',
    }),
    second_factor_off: (brand) => ({
      subject: `Two-step sign-in is off for ${brand}`,
      heading: 'Two-step sign-in is off',
      paragraphs: ['From now on, your password alone signs you in.', notYou],
      action: 'Review account security',
    }),
    second_factor_reset: (brand) => ({
      subject: `We turned off two-step sign-in for ${brand}`,
      heading: 'We turned off two-step sign-in',
      paragraphs: [
        'Our support team did this because you asked for it. From now on, your password alone signs you in; your backup codes no longer work. Set up two-step sign-in again as soon as you can.',
        'If you did not ask for this, change your password right away and contact us.',
      ],
      action: 'Set it up again',
    }),
    backup_code_used: (brand, left) => ({
      subject: `A backup code was used for ${brand}`,
      heading: 'A backup code was used',
      paragraphs: [
        left === '0'
          ? 'It was the last one. Get new ones before you need them.'
          : `Backup codes left: ${left}. The one that was used no longer works.`,
        notYou,
      ],
      action: 'Review account security',
    }),
    backup_codes_renewed: (brand) => ({
      subject: `You have new backup codes for ${brand}`,
      heading: 'You have new backup codes',
      paragraphs: [
        'The ones you had before no longer work. Keep the new ones where you can find them without your phone.',
        notYou,
      ],
      action: 'Review account security',
    }),
    copy_asked: (brand, customer) => ({
      subject: `Confirm that you want copies of e-mails from ${brand}`,
      heading: 'Would you like these e-mails?',
      paragraphs: [
        `${customer} asked ${brand} to send invoices, receipts and reminders to this address as well. We send none until you confirm.`,
        'You can stop them at any time. If you do not know who asked for this, ignore this message, or decline: then we will not ask you again for this customer.',
      ],
      action: 'Confirm or decline',
    }),
    copy_ended: (brand, email) =>
      copyGone(brand, email, [
        `Someone who reads the mail of ${email} unsubscribed from the copies of your invoices and reminders. We have removed the address from your profile; everything else stays as it is.`,
        'If it should get them again, add it once more and ask its owner to confirm by the link in an earlier e-mail: we do not ask them again.',
      ]),
    copy_withdrawn: (brand, email) =>
      copyGone(brand, email, [
        `The person with the address ${email} may no longer see your invoices. We have therefore removed it from your profile: it gets no more copies of your invoices and reminders. Everything else stays as it is.`,
        'If it should get them again, add it once more. We will ask its owner to confirm.',
      ]),
    copy_left_behind: (brand, email) =>
      copyGone(brand, email, [
        `The person who confirmed ${email} for you now uses another address with us. We do not know who reads the mail of the previous one, so we have removed it from your profile: it gets no more copies of your invoices and reminders. Everything else stays as it is.`,
        'If this or another address of theirs should get copies, add it to your profile. We will ask its owner to confirm.',
      ]),
    copy_closed: (brand, email) =>
      copyGone(brand, email, [
        `The person with the address ${email} has closed their account with ${brand}, so we no longer send copies of your invoices and reminders there. We have removed the address from your profile; everything else stays as it is.`,
      ]),
    account_closed: (brand, day) => ({
      subject: `Your account with ${brand} is closed`,
      heading: 'Your account is closed',
      paragraphs: [
        `Nobody can sign in to it any more, and you get no further messages from us. On ${day} we erase your personal data. Only what the law requires stays: invoices, payments and credit notes.`,
        `Until then our support team can reopen the account: reply to this message or write to us. If you did not ask for this, contact us right away.`,
      ],
    }),
    account_reopened: (brand) => ({
      subject: `Your account with ${brand} is open again`,
      heading: 'Your account is open again',
      paragraphs: [
        'Our support team reopened it. Sign in with the same e-mail and password as before.',
        'Automatic renewals, the newsletter, further addresses for your e-mails and your place in a company stay off until you set them up again. If you did not ask for this, contact us.',
      ],
      action: 'Sign in',
    }),
  },
  copies: {
    asked: (brand) => `You are receiving this message because a customer of ${brand} entered your address.`,
    footer: (brand, customer) =>
      `You are receiving this copy because you confirmed it for ${customer}, a customer of ${brand}.`,
    stop: 'Unsubscribe',
  },
  footer: (brand) => `You are receiving this message because you have an account with ${brand}.`,
  newsletter: 'Newsletter settings',
  circumstances: (device, ip, at) => `${device === '' ? 'Unknown device' : device}, IP address ${ip}, ${at}.`,
  phone_code: (brand, code) => `${code} is your code for ${brand}. Do not share it with anyone.`,
}
