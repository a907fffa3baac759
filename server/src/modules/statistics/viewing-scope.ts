import type { sessionFilters } from '@foyer/contract/statistics/viewing-query.ts'
import type * as z from 'zod/mini'
import type { ActorCall } from '../../platform/http/call.ts'
import { rangeOf } from './range-rules.ts'
import type { Services } from './services.ts'
import { type Wish, withinADay } from './viewing-store.ts'

/** The filters of any list, as the caller gave them. */
export type Filters = z.output<z.ZodMiniObject<typeof sessionFilters>> & {
  readonly 'duration.play_lt'?: number | undefined
  readonly 'duration.play_gt'?: number | undefined
  readonly duration_lt?: number | undefined
  readonly duration_gt?: number | undefined
}

const unasked = -1

/**
 * Restricts a query to what the caller may see: their own sessions, their company owner's with the role `retroview`,
 * and those of colleagues who share statistics. Permissions are read with each call.
 */
export const wishOf = async (
  { database, company, clock }: Services,
  { tenant, actor }: ActorCall,
  asked: Filters,
): Promise<Wish> => {
  const range = rangeOf(asked, clock.now())
  const account_ids = await database.read(tenant, (tx) =>
    company.listedOwnerIds(tx, actor.account_id, 'retroview', asked.owner),
  )
  return {
    tenant,
    account_ids,
    ...range,
    late_ms: withinADay,
    stream_name: asked.stream_name ?? '',
    stream_part: asked.stream_name_like ?? '',
    proto: asked.proto ?? '',
    server_id: asked['server.id'] ?? '',
    server_id_empty: asked['server.id_empty'] !== undefined,
    hostname: asked['server.hostname'] ?? '',
    server_ip: asked['server.ip'] ?? '',
    deliverable_id: asked.deliverable_id ?? '',
    user_id: asked['client.user_id'] ?? '',
    user_id_empty: asked['client.user_id_empty'] !== undefined,
    ip: asked['client.ip'] ?? '',
    user_agent: asked['client.useragent'] ?? '',
    agent_empty: asked['client.useragent_empty'] !== undefined,
    agent_part: asked['client.useragent_like'] ?? '',
    longer_than: asked['duration.play_gt'] ?? asked.duration_gt ?? unasked,
    shorter_than: asked['duration.play_lt'] ?? asked.duration_lt ?? unasked,
  }
}
