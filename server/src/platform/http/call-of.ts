import type { FastifyRequest } from 'fastify'
import type { Call, CallingLicence, IdentityCall } from './call.ts'
import type { Identified } from './identify.ts'
import { plainAddress } from './network.ts'

/** A shorter identifier could be guessed; no client of ours sends a longer one. */
const deviceOf = ({ headers: { device } }: FastifyRequest): Pick<Call, 'device'> =>
  typeof device === 'string' && device.length >= 32 && device.length <= 100 ? { device } : {}

/** The call as use cases see it. */
export const callOf = (
  request: FastifyRequest,
  { tenant, identity }: Identified,
): IdentityCall & Partial<Record<'actor' | 'operator' | keyof CallingLicence, unknown>> => {
  const call: Call = {
    tenant: tenant.key,
    locale: request.locale,
    request_id: request.id,
    ip: plainAddress(request.ip),
    user_agent: request.headers['user-agent'] ?? '',
    ...deviceOf(request),
    ...(request.idempotency !== null && { admissions: request.idempotency.admissions }),
  }
  switch (identity.kind) {
    case 'bearer':
      return { ...call, identity, actor: identity.actor }
    case 'operator':
      return { ...call, identity, operator: identity.operator }
    case 'licence': {
      const { kind: _kind, ...licence } = identity
      return { ...call, identity, ...licence }
    }
    default:
      return { ...call, identity }
  }
}
