import type { Middleware } from 'openapi-fetch'
import { Failure, failureIn, isOpenEnd, statusOf } from './failure.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import type { Session } from './session.ts'

interface HeaderParts {
  readonly session: Session
  readonly tenant: () => string | undefined
  readonly tabSession: string
  /** What this browser is called when somebody signs in. */
  readonly device: () => string
  readonly locale: () => string
}

/** Credentials other than the session's bearer: a call that carries one does not touch the session. */
const ownProofs = ['Authorization', 'Trial-Token', 'Email-Token', 'Custom-Token'] as const

const isMutation = (request: Request): boolean => request.method !== 'GET' && request.method !== 'HEAD'

/**
 * The failure in an answer, also in a success whose body is lost on its way or is not JSON. Reads a clone, because the
 * caller reads the body too.
 */
const failureOf = async (response: Response): Promise<Failure | undefined> => {
  try {
    const text = await response.clone().text()
    const body: unknown = text && JSON.parse(text)
    return response.ok ? undefined : failureIn(response.status, body)
  } catch {
    return failureIn(response.ok ? 0 : response.status, undefined)
  }
}

/** The server no longer accepts the bearer. */
export const isUnauthorized = async (response: Response): Promise<boolean> =>
  response.status === 401 && statusOf(await failureOf(response)) === 401

/**
 * Adds the caller's headers: originator, tab, language, and the session's bearer or else the tenant. A 401 for that
 * bearer ends the session; if the session goes on, the call failed as if no answer had come, and may be repeated.
 */
export const identify = ({ session, tenant, tabSession, device, locale }: HeaderParts): Middleware => {
  const bearers = new WeakMap<Request, string>()
  return {
    async onRequest({ request }) {
      const { headers } = request
      headers.set('X-Originator', 'client-area')
      headers.set('Session', tabSession)
      headers.set('Accept-Language', locale())
      const bearer = ownProofs.some((name) => headers.has(name)) ? undefined : await session.bearer()
      if (bearer === undefined && isMutation(request)) headers.set('Device', device())
      if (bearer !== undefined) {
        headers.set('Authorization', `Bearer ${bearer}`)
        bearers.set(request, bearer)
      } else if (tenant() !== undefined) headers.set('X-Tenant', tenant() ?? '')
      return request
    },
    async onResponse({ request, response }) {
      const bearer = bearers.get(request)
      if (bearer !== undefined && (await isUnauthorized(response)) && session.refused(bearer)) throw new Failure(0, [])
    },
  }
}

/** What a call is about: its path up to the last id. A path without an id counts in full. */
const thingOf = (url: string, template = ''): string => {
  const words = template.split('/').findLastIndex((word) => word.startsWith('{')) + 1
  return new URL(url).pathname
    .split('/')
    .slice(0, words || undefined)
    .join('/')
}

/** Sends one Idempotency-Key per intent: a repeated click after a lost answer sends the key of the first. */
export const nameWishes = (uuid: () => string, now: () => number = Date.now): Middleware => {
  const keys = idempotencyKeys(uuid, now)
  const calls = new WeakMap<Request, string>()
  return {
    async onRequest({ request, schemaPath }) {
      if (!isMutation(request) || request.headers.has('Idempotency-Key')) return request
      const call = `${request.method} ${request.url} ${await request.clone().text()}`
      request.headers.set('Idempotency-Key', keys.keyFor(call, thingOf(request.url, schemaPath)))
      calls.set(request, call)
      return request
    },
    async onResponse({ request, response }) {
      const call = calls.get(request)
      if (call !== undefined && !isOpenEnd(await failureOf(response))) keys.settle(call)
      if (response.ok && !isMutation(request)) keys.tell(thingOf(request.url))
      return undefined
    },
  }
}
