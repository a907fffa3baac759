import createClient from 'openapi-fetch'
import { browserStore, tabStore } from '../lib/storage.ts'
import { fetchOrTakeEarly } from './early-answers.ts'
import { Failure, problemsOf } from './failure.ts'
import { identify, nameWishes } from './headers.ts'
import type { paths } from './schema.generated.ts'
import { type LoginInfo, RefreshRefused, Session } from './session.ts'

const tabSession = (): string => {
  const known = tabStore.get('session')
  if (known !== null) return known
  const fresh = crypto.randomUUID()
  tabStore.set('session', fresh)
  return fresh
}

/** The same at every sign-in here, and after signing out: the tries of others do not count for a device that the server knows. */
const ownDevice = (): string => {
  const known = browserStore.get('device')
  if (known !== null) return known
  const fresh = crypto.randomUUID()
  browserStore.set('device', fresh)
  return fresh
}

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The data of an answer. Throws a `Failure` with the status otherwise, with status 0 when there was no answer. */
export const answerOf = async <Data>(call: Promise<Answer<Data>>): Promise<Data> => {
  const { data, error, response } = await call.catch((reason: unknown) => {
    throw reason instanceof Failure ? reason : new Failure(0, [])
  })
  if (!response.ok) throw new Failure(response.status, problemsOf(error))
  // A successful answer has data wherever its type has any; 204 has none and its type says so.
  return data as Data
}

const refresh = async (refreshToken: string): Promise<LoginInfo> => {
  const call = api.POST('/billing/api/v1/login', { headers: { Authorization: `Bearer ${refreshToken}` } })
  return answerOf(call).catch((error: unknown) => {
    throw error instanceof Failure && error.status === 401 ? new RefreshRefused() : error
  })
}

export const session = new Session({
  store: browserStore,
  now: () => Date.now(),
  exclusive: async (action) => navigator.locks.request('foyer-refresh', action),
  refresh,
})

/** Set once at start, from the brand's settings and the chosen language. */
export const callContext: { tenant: string | undefined; locale: string } = { tenant: undefined, locale: 'en' }

/** Every call of the portal goes through here; paths, inputs and answers are typed from openapi.json. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: fetchOrTakeEarly })

/** Of this tab, named in every call. */
export const tabSessionId = tabSession()

api.use(
  identify({
    session,
    tenant: () => callContext.tenant,
    tabSession: tabSessionId,
    device: ownDevice,
    locale: () => callContext.locale,
  }),
  nameWishes(() => crypto.randomUUID()),
)
