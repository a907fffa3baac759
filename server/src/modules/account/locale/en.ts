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
    readonly account_exists: (brand: string) => LetterWords
    readonly password_recovery: (brand: string) => LetterWords
    readonly password_changed: (brand: string) => LetterWords
    readonly session_ended: (brand: string) => LetterWords
    readonly email_change: (brand: string, email: string) => LetterWords
    readonly email_changed: (brand: string, email: string) => LetterWords
    readonly email_taken: (brand: string) => LetterWords
    readonly new_device: (brand: string) => LetterWords
    readonly second_factor_on: (brand: string) => LetterWords
    readonly second_factor_off: (brand: string) => LetterWords
    readonly second_factor_reset: (brand: string) => LetterWords
    readonly backup_code_used: (brand: string, left: string) => LetterWords
    readonly backup_codes_renewed: (brand: string) => LetterWords
  }
  readonly footer: (brand: string) => string
  readonly newsletter: string
  /** With which device, from where and when something was done. */
  readonly circumstances: (device: string, ip: string, at: string) => string
  readonly phone_code: (brand: string, code: string) => string
}

const notYou = 'If it was not you, change your password at once and end the sessions that you do not know.'

export const en: AccountTexts = {
  letters: {
    confirm_email: (brand) => ({
      subject: `Confirm your e-mail for ${brand}`,
      heading: 'Confirm your e-mail',
      paragraphs: [
        `You are one step away from your licences, invoices and support at ${brand}. Confirm that this address is yours.`,
        'The link works for 7 days. If you did not open an account, leave this message alone.',
      ],
      action: 'Confirm e-mail',
    }),
    account_exists: (brand) => ({
      subject: `You already have an account at ${brand}`,
      heading: 'You already have an account',
      paragraphs: [
        `Somebody, probably you, tried to open an account at ${brand} with this address. There is one already, and nothing about it has changed.`,
        'Sign in as usual. If you forgot the password, choose “Forgot password?” on the sign-in page.',
      ],
      action: 'Sign in',
    }),
    password_recovery: (brand) => ({
      subject: `Choose a new password for ${brand}`,
      heading: 'Choose a new password',
      paragraphs: [
        `Somebody, probably you, asked for a new password of your account at ${brand}.`,
        'The link works once, within an hour. If it was not you, leave this message alone: your password stays as it is.',
      ],
      action: 'Choose a new password',
    }),
    password_changed: (brand) => ({
      subject: `Your password for ${brand} was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        'You were signed out on other devices. Sign in there with the new password.',
        'If it was not you, recover your password at once and write to us.',
      ],
      action: 'Sign in',
    }),
    session_ended: (brand) => ({
      subject: `We ended a session of your account at ${brand}`,
      heading: 'We ended a session to protect you',
      paragraphs: [
        'The key of one of your signed-in browsers was used twice, as happens when somebody copies it. That browser has been signed out; the others stay signed in.',
        'Sign in again. If you have a suspicion, change your password and look through your sessions.',
      ],
      action: 'Look at my account',
    }),
    email_change: (brand, email) => ({
      subject: `Confirm your new e-mail for ${brand}`,
      heading: 'Confirm your new e-mail',
      paragraphs: [
        `You asked to sign in with ${email} from now on. Nothing changes until you confirm it; the link works for 7 days.`,
        'If you did not ask for it, leave this message alone.',
      ],
      action: 'Confirm this e-mail',
    }),
    email_changed: (brand, email) => ({
      subject: `Your e-mail for ${brand} was changed`,
      heading: 'Your e-mail was changed',
      paragraphs: [
        `Your account now belongs to ${email}. The address that this message goes to no longer signs you in.`,
        'If it was not you, write to us at once: we can give the account back to you.',
      ],
      action: 'Open the portal',
    }),
    email_taken: (brand) => ({
      subject: `Somebody wanted to use your e-mail for ${brand}`,
      heading: 'This e-mail already has an account',
      paragraphs: [
        'Somebody asked to move another account to this address. You have an account with it already, so nothing was changed.',
        'If it was you: sign in with this address, or choose another one for the other account.',
      ],
      action: 'Open the portal',
    }),
    new_device: (brand) => ({
      subject: `New sign-in to ${brand}`,
      heading: 'Sign-in from a new device',
      paragraphs: ['Somebody signed in to your account from a device or place that we had not seen before.', notYou],
      action: 'Look at my sessions',
    }),
    second_factor_on: (brand) => ({
      subject: `Two-step sign-in is on for ${brand}`,
      heading: 'Two-step sign-in is on',
      paragraphs: [
        'From now on signing in asks for a code of your authenticator app. Keep the backup codes where you find them without your phone.',
        notYou,
      ],
      action: 'Look at account security',
    }),
    second_factor_off: (brand) => ({
      subject: `Two-step sign-in is off for ${brand}`,
      heading: 'Two-step sign-in is off',
      paragraphs: ['From now on your password alone signs you in.', notYou],
      action: 'Look at account security',
    }),
    second_factor_reset: (brand) => ({
      subject: `We switched two-step sign-in off for ${brand}`,
      heading: 'We switched two-step sign-in off',
      paragraphs: [
        'Our support did it because you asked for it. From now on your password alone signs you in; your backup codes no longer work. Set two-step sign-in up again as soon as you can.',
        'If you did not ask for it, change your password at once and write to us.',
      ],
      action: 'Set it up again',
    }),
    backup_code_used: (brand, left) => ({
      subject: `A backup code was used for ${brand}`,
      heading: 'A backup code was used',
      paragraphs: [
        left === '0'
          ? 'It was the last one. Make others before you need them.'
          : `Backup codes left: ${left}. One that was used does not work again.`,
        notYou,
      ],
      action: 'Look at account security',
    }),
    backup_codes_renewed: (brand) => ({
      subject: `There are new backup codes for ${brand}`,
      heading: 'There are new backup codes',
      paragraphs: [
        'Those you had before no longer work. Keep the new ones where you find them without your phone.',
        notYou,
      ],
      action: 'Look at account security',
    }),
  },
  footer: (brand) => `You receive this message because of your account at ${brand}.`,
  newsletter: 'Newsletter settings',
  circumstances: (device, ip, at) => `${device === '' ? 'Unknown device' : device}, address ${ip}, ${at} UTC.`,
  phone_code: (brand, code) => `${code} is your code for ${brand}. Do not tell it to anybody.`,
}
