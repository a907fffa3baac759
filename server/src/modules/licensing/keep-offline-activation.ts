import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import type { Services } from './services.ts'
import { insertOfflineActivation, lockDeliverable } from './store.ts'

export interface OfflineActivation {
  readonly tenant: string
  readonly deliverable_id: string
  /** As the media server wrote it. */
  readonly request: string
  /** What was answered, to be carried back to the server. */
  readonly key: string
  readonly version: string
  readonly server_id: string
  readonly hostname: string
  readonly initiator: {
    readonly account_id: string
    readonly email: string
    readonly name: string
    readonly ip: string
  }
}

/** Keeps an activation that was made by hand, in the caller's transaction: asked for again, the same answer is found. */
export const keepOfflineActivation = async (
  { clock, audit }: Services,
  tx: Tx,
  { tenant, deliverable_id, request, initiator, ...answer }: OfflineActivation,
): Promise<void> => {
  const { account_id } = await lockDeliverable(tx, deliverable_id)
  await insertOfflineActivation(tx, {
    ...answer,
    id: makeId(clock),
    tenant,
    deliverable_id,
    request_hash: createHash('sha256').update(request).digest(),
    initiator_email: initiator.email,
    initiator_name: initiator.name,
    initiator_ip: initiator.ip,
    created_at: clock.now(),
  })
  await audit(tx, {
    tenant,
    actor: initiator.account_id,
    actor_ip: initiator.ip,
    action: 'activated_offline',
    object_type: 'deliverable',
    object_id: deliverable_id,
    account_id,
    changes: { server_id: answer.server_id, version: answer.version },
  })
}
