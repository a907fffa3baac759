import type { Deliverable, VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import type { EventBody } from '@foyer/contract/licensing/event.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { Fulfil } from '../billing/index.ts'
import type { OwnedSkus } from '../catalogue/index.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { issueLicence, type NewLicence } from './issue-licence.ts'
import { keepOfflineActivation, type OfflineActivation } from './keep-offline-activation.ts'
import { openRenewal, type Renewal } from './open-renewal.ts'
import { type LicenceQuery, listLicences, readLicence, readVersions } from './read-licence.ts'
import { recordEvent } from './record-event.ts'
import { reportServer, type ServerReport } from './report-server.ts'
import type { Services } from './services.ts'
import { listServers, ownedSkus, type ReportedServer } from './store.ts'

export type { NewLicence, OfflineActivation, ReportedServer, ServerReport }

/** Front door: what customers run, till when, and with how much. */
export interface LicensingModule {
  list(call: ActorCall, query: LicenceQuery): Promise<Page<Deliverable>>
  read(call: ActorCall, id: string): Promise<Deliverable>
  versions(call: ActorCall, id: string): Promise<VersionRange>
  recordEvent(call: ActorCall, body: EventBody): Promise<void>
  fulfil: Fulfil
  ownedSkus: OwnedSkus
  issue(licence: NewLicence): Promise<string>
  openRenewal(renewal: Renewal): Promise<string>
  /** The last word of a media server. */
  reportServer(report: ServerReport): Promise<void>
  /** The media servers of a brand that have ever reported and were not released. */
  servers(tenant: string): Promise<ReportedServer[]>
  keepOfflineActivation(activation: OfflineActivation): Promise<void>
}

export const createLicensingModule = (services: Services): LicensingModule => {
  const { database } = services
  const inTransaction =
    <I extends { readonly tenant: string }, O>(work: (tx: Tx, input: I) => Promise<O>) =>
    (input: I): Promise<O> =>
      database.transaction(input.tenant, (tx) => work(tx, input))
  return {
    list: listLicences(services),
    read: readLicence(services),
    versions: readVersions(services),
    recordEvent: recordEvent(services),
    fulfil: fulfilOrder(services),
    ownedSkus,
    issue: inTransaction((tx, licence: NewLicence) => issueLicence(services, tx, licence)),
    openRenewal: inTransaction((tx, renewal: Renewal) => openRenewal(services, tx, renewal)),
    reportServer: reportServer(services),
    servers: (tenant) => database.read(tenant, listServers),
    keepOfflineActivation: inTransaction((tx, activation: OfflineActivation) =>
      keepOfflineActivation(services, tx, activation),
    ),
  }
}
