import createClient from 'openapi-fetch'
import { browserStore, isForgetful, tabStore } from '../lib/storage.ts'
import { answerMs, fetchOrTakeEarly } from './early-answers.ts'
import { Failure, failureIn } from './failure.ts'
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

/**
 * This device's id. It survives signing in and out, so that the server can recognise a known device and not count
 * strangers' failed sign-ins against it.
 */
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

/** The data of an answer. Rejects with a `Failure` that has the status, or status 0 if no answer came. */
export const answerOf = async <Data>(call: Promise<Answer<Data>>): Promise<Data> => {
  const { data, error, response } = await call.catch((reason: unknown) => {
    throw reason instanceof Failure ? reason : new Failure(0, [])
  })
  if (!response.ok) throw failureIn(response.status, error)
  // A successful answer has data wherever its type has any; 204 has none, and its type says so.
  return data as Data
}

/** Exchanges a refresh token. Rejects with `RefreshRefused` if the server no longer accepts it. */
export const refresh = async (refreshToken: string): Promise<LoginInfo> => {
  const call = api.POST('/billing/api/v1/login', { headers: { Authorization: `Bearer ${refreshToken}` } })
  return answerOf(call).catch((error: unknown) => {
    throw error instanceof Failure && error.status === 401 ? new RefreshRefused() : error
  })
}

export const session = new Session({
  store: browserStore,
  now: () => Date.now(),
  // Where the browser stores nothing for this site, it has no locks either, and no tab shares the session.
  exclusive: async (action) =>
    isForgetful()
      ? action()
      : navigator.locks.request('foyer-refresh', { signal: AbortSignal.timeout(answerMs) }, action),
  refresh,
})

/** Set once at start from the brand's settings and the chosen language. */
export const callContext: { tenant: string | undefined; locale: string } = { tenant: undefined, locale: 'en' }

/** The portal's API client. Paths, inputs and answers are typed from openapi.json. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: fetchOrTakeEarly })

/** This tab's id, sent with every call. */
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
