import createClient, { type Middleware } from 'openapi-fetch'
import { callContext, tabSessionId } from '../api/client.ts'
import { fetchOrTakeEarly } from '../api/early-answers.ts'
import { isUnauthorized, nameWishes } from '../api/headers.ts'
import type { paths } from '../api/schema.generated.ts'
import type { Sender } from '../api/upload.ts'
import { inOlderWords } from './older-server.ts'
import { consoleSession } from './session.ts'

/** Sends the operator's token, or only the brand if the call has credentials of its own. A 401 for the token ends the session. */
const identifyOperator: Middleware = {
  async onRequest({ request: { headers }, request }) {
    headers.set('X-Originator', 'operator')
    headers.set('Session', tabSessionId)
    headers.set('Accept-Language', callContext.locale)
    if (callContext.tenant !== undefined) headers.set('X-Tenant', callContext.tenant)
    if (headers.has('Authorization')) return request
    const token = await consoleSession.bearer()
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    return request
  },
  async onResponse({ request, response }) {
    // Without “Bearer ”. Of other credentials nothing remains that could be mistaken for the session's token.
    const bearer = request.headers.get('Authorization')?.slice(7)
    if (bearer && (await isUnauthorized(response))) consoleSession.refused(bearer)
  },
}

/** The API client of the operators' console. It sends nothing of a customer's session. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: fetchOrTakeEarly })

api.use(
  identifyOperator,
  nameWishes(() => crypto.randomUUID()),
  inOlderWords,
)

/** When a call is given up. */
export interface Until {
  readonly signal: AbortSignal
}

/** The operator's session as the sender of uploads. */
export const operatorSender: Sender = {
  bearer: () => consoleSession.bearer(),
  refused: (bearer) => consoleSession.refused(bearer),
}
