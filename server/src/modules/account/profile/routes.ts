import * as closing from '@foyer/contract/account/closing-endpoints.ts'
import * as endpoints from '@foyer/contract/account/profile-endpoints.ts'
import * as secondFactor from '@foyer/contract/account/second-factor-endpoints.ts'
import { pageAnswer } from '../../../platform/http/page-answer.ts'
import { noContent, ok, type Route, route, speaking } from '../../../platform/http/route.ts'
import type { AccountModule } from '../index.ts'

/** What people do with their own account. */
export const profileRoutes = ({ own }: AccountModule): Route[] => [
  route(endpoints.getProfile, async (call) => ok(await own.profile(call))),
  route(endpoints.updateProfile, async (call, { body }) => ok(await own.saveProfile(call, body))),
  route(endpoints.changeEmail, async (call, { body }) => ok(await own.changeEmail(call, body))),
  route(closing.getClosing, async (call) => ok(await own.closing(call))),
  route(closing.closeAccount, async (call, { body }) => ok(await own.close(call, body))),
  route(endpoints.exportProfile, async (call) => ok(await own.export(call))),
  route(endpoints.listAccountActivity, async (call, { query }) =>
    ok(pageAnswer('entries', await own.activity(call, query))),
  ),
  speaking(route(endpoints.getTerms, async (call, { query }) => ok(await own.terms(call, query.locale)))),
  route(endpoints.acceptTerms, async (call, { body }) => {
    await own.acceptTerms(call, body?.version)
    return noContent
  }),
  route(endpoints.sendPhoneCode, async (call, { body }) => ok(await own.sendPhoneCode(call, body))),
  route(endpoints.confirmPhone, async (call, { body }) => {
    await own.confirmPhone(call, body)
    return noContent
  }),
  route(secondFactor.getSecondFactor, async (call) => ok(await own.secondFactor(call))),
  route(secondFactor.startSecondFactor, async (call, { body }) =>
    ok(await own.startSecondFactor(call, body?.password)),
  ),
  route(secondFactor.confirmSecondFactor, async (call, { body }) => ok(await own.confirmSecondFactor(call, body.code))),
  route(secondFactor.renewBackupCodes, async (call, { body }) => ok(await own.renewBackupCodes(call, body.code))),
  route(secondFactor.endSecondFactor, async (call, { body }) => {
    await own.endSecondFactor(call, body.code)
    return noContent
  }),
]
