import { type Screen, screen } from './screen.ts'

/*
 * The screens for signed-out visitors, each loaded on demand together with its texts. The annotation `: Screen` keeps
 * the types from being circular, because screens take their types from the router.
 */

export const authLayout: Screen = screen(() => import('../features/auth/auth-layout.tsx'), 'AuthLayout', 'auth')
export const signIn: Screen = screen(() => import('../features/auth/routes/sign-in-page.tsx'), 'SignInPage', 'auth')
export const signUp: Screen = screen(
  () => import('../features/entry/routes/sign-up-page.tsx'),
  'SignUpPage',
  'entry',
  'auth',
)
export const recovery: Screen = screen(
  () => import('../features/entry/routes/recovery-page.tsx'),
  'RecoveryPage',
  'entry',
  'auth',
)
export const newsletter: Screen = screen(
  () => import('../features/link/routes/mail-pages.tsx'),
  'NewsletterPage',
  'link',
)
export const mailCopies: Screen = screen(
  () => import('../features/link/routes/mail-pages.tsx'),
  'MailCopiesPage',
  'link',
)
export const emailConfirm: Screen = screen(
  () => import('../features/link/routes/email-confirm-page.tsx'),
  'EmailConfirmPage',
  'link',
)
export const review: Screen = screen(
  () => import('../features/support/routes/review-page.tsx'),
  'ReviewPage',
  'support',
)
export const attachment: Screen = screen(
  () => import('../features/support/routes/attachment-page.tsx'),
  'AttachmentPage',
  'support',
)
export const invite: Screen = screen(
  () => import('../features/company/routes/invite-page.tsx'),
  'InvitePage',
  'company',
)
