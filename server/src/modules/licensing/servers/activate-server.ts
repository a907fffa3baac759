import { type ActivationBody, HeartbeatBody, type Lease } from '@foyer/contract/licensing/media-server.ts'
import { failure } from '../../../platform/failure.ts'
import type { LicenceCall } from '../../../platform/http/call.ts'
import { keyWorks } from '../keys/key-store.ts'
import type { Services } from '../services.ts'
import { admitServer, whereabouts } from './admit-server.ts'
import { countNewcomer } from './count-newcomer.ts'
import { endingRefused } from './end-refused.ts'
import { grantLease } from './grant-lease.ts'
import { findServer } from './server-store.ts'

/** Assigns a seat of the licence to a server: the one it had before, that of the same machine, or a free one. */
export const activateServer =
  (services: Services) =>
  (call: LicenceCall, body: ActivationBody): Promise<Lease> =>
    endingRefused(services, call, body.server_id, async () => {
      const { database, clock } = services
      const { tenant, deliverable_id, key_hash, license, ip } = call
      const works = await database.read(tenant, (tx) => keyWorks(tx, key_hash, clock.now()))
      if (!works) throw failure('licence_unknown')
      await countNewcomer(services, call, body)
      const licence = await database.transaction(tenant, async (tx) => {
        // Its last report stays until its next heartbeat.
        const known = await findServer(tx, deliverable_id, body.server_id)
        const said = HeartbeatBody.parse({ ...known, ip: undefined, ...body })
        return admitServer(services, tx, { ...said, ...whereabouts(services, body, ip), deliverable_id, asks: true })
      })
      return grantLease(services, licence, { license, server_id: body.server_id }, clock.now())
    })
