export const en = {
  login: {
    title: 'Sign in',
    about: 'Licences, invoices and help for your media servers.',
    email: 'E-mail',
    password: 'Password',
    show_password: 'Show password',
    hide_password: 'Hide password',
    forgot: 'Forgot password?',
    action: 'Sign in',
    new_here: 'New here?',
    create: 'Create an account',
    error: 'Sign-in is not possible right now. Try again in a moment.',
    too_often: 'There were too many attempts. Try again in {{minutes}} min.',
    expired: 'Your session has ended. Sign in to continue where you left off.',
    signed_up:
      'We have sent an e-mail to {{email}}. If you already have an account with this address, sign in with its password.',
    otp: 'One-time code',
    otp_hint: 'From your authenticator app, or a backup code',
    otp_wrong: 'This code is not valid. Enter the current one.',
    redirectToRussiaNotice: 'Accounts in Russia are opened on the Russian site. We are taking you there.',
  },
  foot: {
    rights: '© {{year}} {{brand}}',
  },
  about: {
    label: 'About',
    words: 'One place for every key, invoice and ticket of your streaming platform.',
  },
} as const
