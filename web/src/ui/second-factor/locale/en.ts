/** The code beside the password, for customers and for the vendor's people. */
export const en = {
  title: 'Two-step sign-in',
  on: 'On',
  off: 'Off',
  about:
    'After your password, sign-in asks for a code from an app on your phone, so a stolen password alone is not enough.',
  set_up: 'Set up two-step sign-in',
  since: 'On since {{date}}.',
  left_one: '{{count}} backup code left',
  left_other: '{{count}} backup codes left',
  renew: 'New backup codes',
  end: 'Turn off',
  scan: 'Scan the picture with an authenticator app, such as Google Authenticator, 1Password or Aegis.',
  qr: 'QR code for an authenticator app',
  by_hand: 'No camera? Type this key into the app:',
  secret: 'key',
  code: 'Code from the app',
  code_hint: 'Six digits, new every half minute',
  any_code: 'Or one of your backup codes',
  switch_on: 'Turn on',
  /** Beside a switch that its owner cannot turn. */
  required: 'Your role signs in with a code; it cannot be turned off.',
  end_title: 'Turn off two-step sign-in?',
  end_text: 'From then on your password alone signs you in. Your backup codes stop working.',
  backup: {
    title: 'Backup codes',
    about: 'Each of these signs you in once if you lose your phone. Keep them somewhere else: they are shown only now.',
    renew_text: 'The codes you have now stop working as soon as you get new ones.',
    download: 'Download',
    file: 'Backup codes',
    done: 'I have kept them',
  },
}
