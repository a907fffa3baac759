import type { Deliverable, VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import type { EventBody } from '@foyer/contract/licensing/event.ts'
import type { ActivationBody, HeartbeatBody, Lease } from '@foyer/contract/licensing/media-server.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall, LicenceCall } from '../../platform/http/call.ts'
import type { ResolveLicence } from '../../platform/http/identify.ts'
import type { Fulfil } from '../billing/index.ts'
import type { OwnedSkus } from '../catalogue/index.ts'
import { activateServer } from './activate-server.ts'
import { findLicence } from './find-licence.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { issueLicence, type NewLicence } from './issue-licence.ts'
import { keepOfflineActivation, type OfflineActivation } from './keep-offline-activation.ts'
import { noteSilence } from './note-silence.ts'
import { openRenewal, type Renewal } from './open-renewal.ts'
import { type LicenceQuery, listLicences, readLicence, readVersions } from './read-licence.ts'
import { receiveHeartbeat } from './receive-heartbeat.ts'
import { recordEvent } from './record-event.ts'
import { releaseServer } from './release-server.ts'
import { reportServer, type ServerReport } from './report-server.ts'
import { findSource, type LicenceSource, listServers, type ReportedServer } from './server-store.ts'
import type { Services } from './services.ts'
import { ownedSkus } from './store.ts'

export { licensingPolicy } from './policy.ts'
export { type DocumentKind, readDocument } from './signed-document.ts'
export type { NewLicence, OfflineActivation, ReportedServer, ServerReport }

/** Front door: what customers run, till when, and with how much. */
export interface LicensingModule {
  list(call: ActorCall, query: LicenceQuery): Promise<Page<Deliverable>>
  read(call: ActorCall, id: string): Promise<Deliverable>
  versions(call: ActorCall, id: string): Promise<VersionRange>
  recordEvent(call: ActorCall, body: EventBody): Promise<void>
  /** Whose key it is that a media server shows. */
  resolveLicence: ResolveLicence
  activateServer(call: LicenceCall, body: ActivationBody): Promise<Lease>
  receiveHeartbeat(call: LicenceCall, body: HeartbeatBody): Promise<Lease>
  releaseServer(call: ActorCall, id: string, serverId: string): Promise<void>
  fulfil: Fulfil
  ownedSkus: OwnedSkus
  issue(licence: NewLicence): Promise<string>
  openRenewal(renewal: Renewal): Promise<string>
  /** Whose a licence is, and where its media servers are: for what these send. */
  source(tx: Tx, deliverableId: string): Promise<LicenceSource>
  /** The last word of a media server. */
  reportServer(report: ServerReport): Promise<void>
  /** The media servers of a brand that have ever reported and were not released. */
  servers(tenant: string): Promise<ReportedServer[]>
  keepOfflineActivation(activation: OfflineActivation): Promise<void>
}

const listenMs = 30_000

export const createLicensingModule = (services: Services): LicensingModule => {
  const { database, jobs, branding } = services
  const listen = noteSilence(services)
  jobs.every('silent media servers', listenMs, async () => {
    for (const { key } of branding.all) await listen(key)
  })
  const inTransaction =
    <I extends { readonly tenant: string }, O>(work: (tx: Tx, input: I) => Promise<O>) =>
    (input: I): Promise<O> =>
      database.transaction(input.tenant, (tx) => work(tx, input))
  return {
    list: listLicences(services),
    read: readLicence(services),
    versions: readVersions(services),
    recordEvent: recordEvent(services),
    resolveLicence: findLicence(services),
    activateServer: activateServer(services),
    receiveHeartbeat: receiveHeartbeat(services),
    releaseServer: releaseServer(services),
    fulfil: fulfilOrder(services),
    ownedSkus,
    issue: inTransaction((tx, licence: NewLicence) => issueLicence(services, tx, licence)),
    openRenewal: inTransaction((tx, renewal: Renewal) => openRenewal(services, tx, renewal)),
    source: findSource,
    reportServer: reportServer(services),
    servers: (tenant) => database.read(tenant, listServers),
    keepOfflineActivation: inTransaction((tx, activation: OfflineActivation) =>
      keepOfflineActivation(services, tx, activation),
    ),
  }
}
