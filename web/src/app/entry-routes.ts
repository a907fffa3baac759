import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import * as screens from './entry-screens.ts'
import { linkToken, openFeature, type RouterContext, signedOut } from './guards.ts'
import { pagesOf } from './page-route.ts'
import { RootLayout } from './root-layout.tsx'

export const createRoot = () => createRootRouteWithContext<RouterContext>()({ component: RootLayout })

type Root = ReturnType<typeof createRoot>

/** Pages only for signed-out visitors. */
const authRoutes = (root: Root) => {
  const auth = createRoute({ getParentRoute: () => root, id: 'auth', beforeLoad: signedOut, ...screens.authLayout })
  const onAuth = pagesOf(auth)
  const signUpArea = createRoute({
    getParentRoute: () => auth,
    id: 'sign_up',
    beforeLoad: openFeature('sign_up', '/auth/signin'),
  })
  const recoveryArea = createRoute({
    getParentRoute: () => auth,
    id: 'password_recovery',
    beforeLoad: openFeature('password_recovery', '/auth/signin'),
  })

  return auth.addChildren([
    onAuth('/auth/signin', 'sign_in', screens.signIn),
    signUpArea.addChildren([pagesOf(signUpArea)('/auth/signup', 'sign_up', screens.signUp)]),
    recoveryArea.addChildren([pagesOf(recoveryArea)('/auth/recovery', 'recovery', screens.recovery)]),
  ])
}

/** Pages that mailed links open: a token in the link says who the visitor is. */
const linkRoutes = (root: Root) => {
  const link = createRoute({ getParentRoute: () => root, id: 'link' })
  const withToken = createRoute({ getParentRoute: () => link, id: 'token', beforeLoad: linkToken })
  const linkContacts = createRoute({
    getParentRoute: () => withToken,
    id: 'contacts',
    beforeLoad: openFeature('contacts', '/'),
  })
  const linkConfirmation = createRoute({
    getParentRoute: () => withToken,
    id: 'confirmation',
    beforeLoad: openFeature('account_confirmation', '/'),
  })
  const linkTickets = createRoute({
    getParentRoute: () => link,
    id: 'tickets',
    beforeLoad: openFeature('tickets', '/'),
  })
  const linkReview = createRoute({ getParentRoute: () => linkTickets, id: 'review', beforeLoad: linkToken })
  const linkCompany = createRoute({
    getParentRoute: () => withToken,
    id: 'company',
    beforeLoad: openFeature('company', '/'),
  })

  return link.addChildren([
    withToken.addChildren([
      pagesOf(withToken)('/mail_copies', 'notifications', screens.mailCopies),
      linkContacts.addChildren([pagesOf(linkContacts)('/newsletter', 'newsletter', screens.newsletter)]),
      linkConfirmation.addChildren([
        pagesOf(linkConfirmation)('/email_confirm', 'email_confirm', screens.emailConfirm),
      ]),
      linkCompany.addChildren([pagesOf(linkCompany)('/invite/$id', 'invite', screens.invite)]),
    ]),
    linkTickets.addChildren([
      pagesOf(linkTickets)('/attachments/$id', 'attachment', screens.attachment),
      linkReview.addChildren([pagesOf(linkReview)('/tickets/$ticket_id/review', 'review', screens.review)]),
    ]),
  ])
}

/** The site map for signed-out visitors. */
export const entryRoutes = (root: Root) => [authRoutes(root), linkRoutes(root)] as const
