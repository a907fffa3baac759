import type { FastifyRequest } from 'fastify'
import { invalidRequest } from './refusal.ts'

/** The keys of the sandbox's only account. They are public on purpose and work only here. */
export const stripeAccount = {
  secret_key: 'sk_test_demo',
  publishable_key: 'pk_test_demo',
  hook_secret: 'whsec_demo',
} as const

export type KeyKind = 'secret' | 'publishable'

const keyOf = (authorization = ''): string | undefined => {
  const [scheme = '', credentials = ''] = authorization.split(' ', 2)
  if (scheme.toLowerCase() === 'bearer') return credentials
  // Stripe also accepts the key as the user name of Basic authentication.
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString().split(':', 1)[0]
  return undefined
}

/**
 * Identifies the caller: Foyer's server by the secret key, or a browser by the publishable one. Throws a 401 refusal
 * for any other key.
 */
export const authenticate = (request: FastifyRequest): KeyKind => {
  const key = keyOf(request.headers.authorization)
  if (key === stripeAccount.secret_key) return 'secret'
  if (key === stripeAccount.publishable_key) return 'publishable'
  if (key === undefined || key === '') {
    throw invalidRequest('No API key was sent. Send it as a bearer: Authorization: Bearer sk_test_demo', {}, 401)
  }
  throw invalidRequest(`Invalid API Key provided: ${key.slice(0, 8)}***`, {}, 401)
}

export const secretKeyRequired = () =>
  invalidRequest(
    'A publishable key may not make this call; it needs a secret key.',
    { code: 'secret_key_required' },
    403,
  )
