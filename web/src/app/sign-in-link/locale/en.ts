export const en = {
  refused: 'This sign-in link is no longer valid: it has been used or has expired',
  otherwise: 'Sign in with your e-mail and password.',
  unwell: 'Signing in by this link does not work right now',
  unwell_text: 'The link is still kept in this tab. Try again in a moment.',
} as const
