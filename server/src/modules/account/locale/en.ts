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
  }
  readonly footer: (brand: string) => string
  readonly newsletter: string
}

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
  },
  footer: (brand) => `You receive this message because of your account at ${brand}.`,
  newsletter: 'Newsletter settings',
}
