/** What an operator is told about their own sign-in. */
export interface OperatorLetterWords {
  readonly subject: string
  readonly heading: string
  readonly says: string
  /** What to do where it was somebody else, unless only a colleague can help. */
  readonly notYou?: string
}

export interface OperatorTexts {
  readonly letters: {
    readonly password_changed: (brand: string) => OperatorLetterWords
    readonly new_device: (brand: string) => OperatorLetterWords
    readonly second_factor_on: (brand: string) => OperatorLetterWords
    readonly second_factor_off: (brand: string) => OperatorLetterWords
    readonly second_factor_reset: (brand: string) => OperatorLetterWords
    readonly backup_codes_renewed: (brand: string) => OperatorLetterWords
  }
  /** With which device, from where and when it was done. */
  readonly circumstances: (device: string, ip: string, at: string) => string
  readonly notYou: string
  readonly action: string
  readonly footer: (brand: string) => string
}

export const en: OperatorTexts = {
  letters: {
    password_changed: (brand) => ({
      subject: `Your password for the console of ${brand} was changed`,
      heading: 'Your password was changed',
      says: 'You were signed out everywhere else. Sign in there with the new password.',
    }),
    new_device: (brand) => ({
      subject: `New sign-in to the console of ${brand}`,
      heading: 'Sign-in from a new device',
      says: 'Somebody signed in to the console as you, from a device or place that we had not seen before.',
      notYou:
        'If it was not you, change your password in the console at once: every other session ends with it. Where you cannot, have a colleague block you.',
    }),
    second_factor_on: (brand) => ({
      subject: `Two-step sign-in to the console of ${brand} is on`,
      heading: 'Two-step sign-in is on',
      says: 'From now on signing in to the console asks for a code of your authenticator app. Keep the backup codes where you find them without your phone.',
    }),
    second_factor_off: (brand) => ({
      subject: `Two-step sign-in to the console of ${brand} is off`,
      heading: 'Two-step sign-in is off',
      says: 'From now on your password alone signs you in to the console.',
    }),
    second_factor_reset: (brand) => ({
      subject: `A colleague switched two-step sign-in to the console of ${brand} off`,
      heading: 'A colleague switched two-step sign-in off',
      says: 'You were signed out everywhere, your backup codes no longer work, and your password alone signs you in to the console. Set two-step sign-in up again as soon as you can.',
    }),
    backup_codes_renewed: (brand) => ({
      subject: `There are new backup codes for the console of ${brand}`,
      heading: 'There are new backup codes',
      says: 'Those you had before no longer work. Keep the new ones where you find them without your phone.',
    }),
  },
  circumstances: (device, ip, at) => `${device === '' ? 'Unknown device' : device}, address ${ip}, ${at} UTC.`,
  notYou: 'If you know nothing of it, have a colleague block you in the console at once.',
  action: 'Look at my sign-in',
  footer: (brand) => `You receive this message because you work in the console of ${brand}.`,
}
