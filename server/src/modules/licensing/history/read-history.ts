import type { Timeline } from '@foyer/contract/licensing/timeline.ts'
import { timelineMax } from '@foyer/contract/vocabulary/constants.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { seenBy, verdictOn } from '../../../platform/auth/policy.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { licensingPolicy } from '../policy.ts'
import { readableLicence } from '../read-licence.ts'
import { serviceName } from '../renewals/service-names.ts'
import type { LicenceRow } from '../servers/server-store.ts'
import type { Services } from '../services.ts'
import { listDeeds, listIncidents, ownedSince } from './history-store.ts'
import { deedLine, deeds, incidentLines, newest, orderLines, ticketLines } from './present-history.ts'

/** Staff appear with their handle, people and services with their name. Automatic actions have no actor. */
const actorNames = async (
  { account }: Services,
  tx: Tx,
  actors: readonly (string | null)[],
): Promise<(actor: string | null) => string | null> => {
  const accounts = await account.getAll(tx, [
    ...new Set(actors.filter((actor) => actor !== null && isId(actor))),
  ] as string[])
  return (actor) => {
    if (actor === null || actor === 'system') return null
    const person = accounts.get(actor)
    if (person !== undefined) return fullName(person) || person.email
    const [, gateway] = /^gateway:(.+)$/.exec(actor) ?? []
    if (gateway !== undefined) return serviceName(gateway)
    return isId(actor) ? null : actor.replace(/^operator:/, '')
  }
}

/** Everything stored about the licence, each part only for people who may see it elsewhere too. */
const gather = async (services: Services, tx: Tx, call: ActorCall, { id, tenant, account_id }: LicenceRow) => {
  const { billing, branding, company, ticketsOf } = services
  const { locale, actor } = call
  const access = await company.accessTo(tx, actor.account_id, account_id, 'billing')
  const seesInvoices = verdictOn(seenBy('billing'), access) === 'granted'
  const owners = await company.listedOwners(tx, actor.account_id, 'tickets', undefined)
  const since = await ownedSince(tx, tenant, id)
  const reader = { locale, seesInvoices, brand: branding.get(tenant).name, decline: billing.decline }
  const [deedRows, incidents, orders, tickets] = await Promise.all([
    listDeeds(tx, tenant, id, since, deeds, timelineMax),
    listIncidents(tx, id, since, timelineMax),
    seesInvoices ? billing.ordersOf(tx, tenant, id, since, timelineMax) : [],
    ticketsOf(tx, { tenant, deliverable_id: id, owners, since, limit: timelineMax }),
  ])
  return [
    ...tickets.flatMap((ticket) => ticketLines(ticket, locale)),
    ...deedRows.flatMap((row) => deedLine(row, reader)),
    ...incidents.flatMap((row) => incidentLines(row, locale)),
    ...orders.flatMap((order) => orderLines(order, locale)),
  ]
}

/** The history of a licence, derived from the rows that events left behind, so that nothing has to be kept in step. */
export const readHistory =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<Timeline> =>
    services.database.read(call.tenant, async (tx) => {
      const licence = await readableLicence(services, tx, call, id, licensingPolicy.getTimeline)
      const lines = newest(await gather(services, tx, call, licence), timelineMax)
      const nameOf = await actorNames(
        services,
        tx,
        lines.map(({ actor }) => actor),
      )
      return { events: lines.map((line) => ({ ...line, actor: nameOf(line.actor) })) }
    })
