import * as endpoints from '@foyer/contract/operator/entry-endpoints.ts'
import { noContent, ok, type Route, route } from '../../../platform/http/route.ts'
import type { OperatorModule } from '../index.ts'

export const entryRoutes = ({ recovery, ownSessions }: OperatorModule): Route[] => [
  route(endpoints.recoverOperatorPassword, async (call, { body }) => {
    await recovery.ask(call, body)
    return noContent
  }),
  route(endpoints.resetOperatorPassword, async (call, { body }) => {
    await recovery.choosePassword(call, body)
    return noContent
  }),
  route(endpoints.listConsoleSessions, async (call) => ok({ sessions: await ownSessions.read(call) })),
  route(endpoints.endConsoleSession, async (call, { params }) => {
    await ownSessions.end(call, params.id)
    return noContent
  }),
  route(endpoints.endOtherConsoleSessions, async (call) => {
    await ownSessions.endOthers(call)
    return noContent
  }),
]
