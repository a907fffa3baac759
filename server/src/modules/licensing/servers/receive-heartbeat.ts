import type { HeartbeatBody, Lease } from '@foyer/contract/licensing/media-server.ts'
import { leaseMs } from '@foyer/contract/vocabulary/constants.ts'
import { failure } from '../../../platform/failure.ts'
import type { LicenceCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { admitServer, type Whereabouts, whereabouts } from './admit-server.ts'
import { countNewcomer } from './count-newcomer.ts'
import { endingRefused } from './end-refused.ts'
import { grantLease, refuseToRun } from './grant-lease.ts'
import { comparedVersion, type RunningFacts } from './lease-rules.ts'
import { keepHeartbeat } from './server-store.ts'

type Kept = RunningFacts & { readonly kept: boolean }

const valuesOf = (
  { deliverable_id, key_hash }: LicenceCall,
  { address, country }: Whereabouts,
  body: HeartbeatBody,
  now: Date,
): unknown[] => [
  deliverable_id,
  body.server_id,
  body.hostname,
  address,
  body.version,
  body.in_bandwidth,
  body.out_bandwidth,
  body.sessions,
  body.medias,
  body.cpu,
  body.memory,
  body.lifetime,
  body.alerts,
  now,
  new Date(now.getTime() + leaseMs),
  country,
  comparedVersion(body.version),
  key_hash,
]

/**
 * One statement and one signature for what thousands of servers send every minute. Everything unusual takes the slow path, except what can
 * be refused at once.
 */
export const receiveHeartbeat =
  (services: Services) =>
  (call: LicenceCall, body: HeartbeatBody): Promise<Lease> =>
    endingRefused(services, call, body.server_id, async () => {
      const { database, clock } = services
      const { tenant, deliverable_id, license, ip } = call
      const server = { license, server_id: body.server_id }
      const now = clock.now()
      const where = whereabouts(services, body, ip)
      const [facts] = await database.hotWrite<Kept>(tenant, keepHeartbeat, valuesOf(call, where, body, now))
      if (facts === undefined) throw failure('licence_unknown')
      refuseToRun(facts, body.version, now)
      if (facts.kept) return grantLease(services, facts, server, now)
      await countNewcomer(services, call, body)
      const licence = await database.transaction(tenant, (tx) =>
        admitServer(services, tx, { ...body, ...where, deliverable_id, asks: false }),
      )
      return grantLease(services, licence, server, now)
    })
