import type { AuthKind } from '@foyer/contract/endpoint.ts'
import type { JsonSchema } from './openapi-schemas.ts'

/** The ways to authenticate, as OpenAPI security schemes. */
export const securitySchemes: Readonly<Record<Exclude<AuthKind, 'none'>, JsonSchema>> = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token whose audience is the service that is called',
  },
  refresh: { type: 'http', scheme: 'bearer', description: 'A refresh token' },
  basic: {
    type: 'http',
    scheme: 'basic',
    description: 'E-mail and password; the code of a second factor goes in the header OTP',
  },
  trial: {
    type: 'apiKey',
    in: 'header',
    name: 'Trial-Token',
    description: 'A token from a sign-in link that the vendor sent',
  },
  email: { type: 'apiKey', in: 'header', name: 'Email-Token', description: 'A token from a link in an e-mail' },
  licence: { type: 'http', scheme: 'bearer', description: 'A licence key, as configured in a media server' },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'An operator key, or the session token of a signed-in operator',
  },
  custom: { type: 'apiKey', in: 'header', name: 'Custom-Token', description: 'A token from an invite link' },
  signed: {
    type: 'apiKey',
    in: 'query',
    name: 'signature',
    description: 'Part of a signed, short-lived URL that the API returned',
  },
}

const text = { type: 'string' }
const tenant = { name: 'X-Tenant', in: 'header', schema: text }

/** Request headers that many calls share. */
export const parameters: Readonly<Record<string, JsonSchema>> = {
  Tenant: { ...tenant, required: true, description: 'The key of the brand' },
  TenantUnlessBearer: {
    ...tenant,
    description: 'The key of the brand; required without an access token or operator key',
  },
  TenantUnlessHost: { ...tenant, description: 'The key of the brand; defaults to the brand of the host' },
  Language: {
    name: 'Accept-Language',
    in: 'header',
    schema: text,
    description: 'The language of texts and error titles (`en` or `ru`)',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    description:
      'A new UUID for each intended change. For 72 hours, a repeated request with the same key gets the stored answer and changes nothing',
  },
  OptionalIdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', format: 'uuid' },
    description: 'Optional. If sent, a repeated request gets the stored answer and changes nothing',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    schema: text,
    description: 'The ETag of an earlier answer; if nothing has changed, the answer is 304',
  },
  Device: {
    name: 'Device',
    in: 'header',
    schema: { type: 'string', minLength: 32, maxLength: 100 },
    description:
      'A random string that the client keeps. Failed sign-ins from elsewhere do not block a device that has signed in before',
  },
  Otp: {
    name: 'OTP',
    in: 'header',
    schema: text,
    description: 'The code of the second factor: six digits from the app, or a backup code',
  },
}

/** Response headers that many calls share. */
export const headers: Readonly<Record<string, JsonSchema>> = {
  ETag: { schema: text, description: 'Changes whenever the answer does' },
  IdempotencyReplayed: {
    schema: { const: 'true' },
    description: 'Set if this is the stored answer of an earlier request with the same Idempotency-Key',
  },
  RequestId: { schema: text, description: 'The id of the request, as in the server’s log and in `id` of each error' },
  RetryAfter: { schema: { type: 'integer' }, description: 'Seconds to wait before trying again' },
}
