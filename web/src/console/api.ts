import createClient, { type Middleware } from 'openapi-fetch'
import { callContext, tabSessionId } from '../api/client.ts'
import { nameWishes } from '../api/headers.ts'
import type { paths } from '../api/schema.generated.ts'
import type { Sender } from '../api/upload.ts'
import { inOlderWords } from './older-server.ts'
import { consoleSession } from './session.ts'

/** The operator's token, or with a proof of their own the brand alone. A 401 to the token ends the session. */
const identifyOperator: Middleware = {
  onRequest({ request: { headers }, request }) {
    headers.set('X-Originator', 'operator')
    headers.set('Session', tabSessionId)
    headers.set('Accept-Language', callContext.locale)
    if (callContext.tenant !== undefined) headers.set('X-Tenant', callContext.tenant)
    if (headers.has('Authorization')) return request
    const token = consoleSession.bearer()
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    return request
  },
  onResponse({ request, response }) {
    const bearer = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1]
    if (response.status === 401 && bearer !== undefined) consoleSession.refused(bearer)
    return undefined
  },
}

/** Every call of the operator's side; nothing of a customer's session goes with it. */
export const api = createClient<paths>({ baseUrl: location.origin })

api.use(
  identifyOperator,
  nameWishes(() => crypto.randomUUID()),
  inOlderWords,
)

/** Who sends files for the vendor. */
export const operatorSender: Sender = {
  bearer: () => Promise.resolve(consoleSession.bearer()),
  refused: (bearer) => consoleSession.refused(bearer),
}
