import * as endpoints from '@foyer/contract/account/endpoints.ts'
import { created, noContent, ok, type Route, route } from '../../platform/http/route.ts'
import type { Branding } from '../branding/index.ts'
import type { AccountModule } from './index.ts'
import { accountOperatorRoutes } from './operator-routes.ts'
import { profileRoutes } from './profile/routes.ts'

export const accountRoutes = (account: AccountModule, branding: Branding): Route[] => [
  route(endpoints.login, async (call) => ok(await account.signIn(call))),
  route(endpoints.getCaptcha, async (call) => ok(await account.captcha(call))),
  route(endpoints.signUp, async (call, { body }) => created(await account.signUp(call, body))),
  route(endpoints.recoverPassword, async (call, { body }) => {
    await account.askRecovery(call, body)
    return noContent
  }),
  route(endpoints.resetPassword, async (call, { body }) => {
    await account.resetPassword(call, body)
    return noContent
  }),
  route(endpoints.getNewsletter, async (call) => ok(await account.newsletter(call))),
  route(endpoints.setNewsletter, async (call, { body }) => ok(await account.setNewsletter(call, body))),
  route(endpoints.confirmEmail, async (call) => {
    await account.confirmEmail(call)
    return noContent
  }),
  route(endpoints.getMailCopy, async (call) => ok(await account.mailCopy(call))),
  route(endpoints.confirmMailCopy, async (call) => {
    await account.confirmCopy(call)
    return noContent
  }),
  route(endpoints.endMailCopy, async (call) => {
    await account.endCopyOf(call)
    return noContent
  }),
  route(endpoints.sendEmailConfirmation, async (call) => ok(await account.sendConfirmation(call))),
  route(endpoints.logout, async (call) => {
    await account.signOut(call)
    return noContent
  }),
  route(endpoints.getJwtStatus, async (call) => {
    account.checkToken(call)
    return noContent
  }),
  route(endpoints.getFeatures, async ({ tenant }) => ok(branding.get(tenant).features)),
  route(endpoints.listSessions, async (call) => ok({ sessions: await account.sessions(call) })),
  route(endpoints.revokeSession, async (call, { params }) => {
    await account.revokeSession(call, params.id)
    return noContent
  }),
  ...profileRoutes(account),
  ...accountOperatorRoutes(account),
]
