import type { OrderBody } from '@foyer/contract/billing/order-body.ts'
import type { Order } from '@foyer/contract/billing/order.ts'
import type { OfflineActivationKey, UsbActivationKey } from '@foyer/contract/licensing/activation.ts'
import type { DeliverableCounts } from '@foyer/contract/licensing/counts.ts'
import type { Deliverable, VersionRange } from '@foyer/contract/licensing/deliverable.ts'
import type { EventBody } from '@foyer/contract/licensing/event.ts'
import type { KeyReplacementBody } from '@foyer/contract/licensing/key-replacement.ts'
import type { UpgradeBody, UpgradePreview, UpgradeResult } from '@foyer/contract/licensing/limit-change.ts'
import type { ActivationBody, HeartbeatBody, Lease } from '@foyer/contract/licensing/media-server.ts'
import type {
  DeactivationBody,
  ExternalRenewal,
  ExternalRenewalBody,
  RenewalPreview,
} from '@foyer/contract/licensing/renewal.ts'
import type { RetroviewBody, RetroviewResult } from '@foyer/contract/licensing/retroview.ts'
import type { Timeline } from '@foyer/contract/licensing/timeline.ts'
import type { Usage } from '@foyer/contract/licensing/usage.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall, LicenceCall } from '../../platform/http/call.ts'
import type { CsvTable } from '../../platform/http/csv.ts'
import type { ResolveLicence } from '../../platform/http/identify.ts'
import type { Fulfil, Renewing } from '../billing/index.ts'
import type { RunningLicences, SeenSkus } from '../catalogue/index.ts'
import { activateDongle } from './activation/activate-dongle.ts'
import { activateOffline } from './activation/activate-offline.ts'
import { leftToDo } from './activation/left-to-do.ts'
import { type Activations, readActivations } from './activation/read-activations.ts'
import { keepBusy } from './background-jobs.ts'
import { closeLicensee } from './closing/close-licensee.ts'
import { enableRetroview } from './enable-retroview.ts'
import { exportLicences } from './export-csv.ts'
import { ownedSince } from './history/history-store.ts'
import { readHistory } from './history/read-history.ts'
import { recordEvent } from './history/record-event.ts'
import { keyWorks } from './keys/key-store.ts'
import { replaceKey } from './keys/replace-key.ts'
import { changeLimit } from './limits/change-limit.ts'
import { previewRaise } from './limits/quote-raise.ts'
import { fulfilOrder } from './purchase/fulfil-order.ts'
import { issueLicence, type NewLicence } from './purchase/issue-licence.ts'
import { placeOrder } from './purchase/place-order.ts'
import { countLicences, type LicenceQuery, listLicences, readLicence, readVersions, seenSkus } from './read-licence.ts'
import { agreementChanged } from './renewals/agreement-changed.ts'
import { announceExpiring } from './renewals/announce-expiring.ts'
import { followReissue } from './renewals/follow-reissue.ts'
import { nextPeriod } from './renewals/next-period.ts'
import { openRenewal, type Renewal } from './renewals/open-renewal.ts'
import { previewReactivation } from './renewals/preview-reactivation.ts'
import { reactivateExternally } from './renewals/reactivate-externally.ts'
import { currenciesByCard } from './renewals/renewal-store.ts'
import { runRenewals } from './renewals/run-renewals.ts'
import { stopDay } from './renewals/stop-day.ts'
import { deactivate, giveUpRenewal, reactivate } from './renewals/switch-renewal.ts'
import { activateServer } from './servers/activate-server.ts'
import { findLicence } from './servers/find-licence.ts'
import { receiveHeartbeat } from './servers/receive-heartbeat.ts'
import { releaseServer } from './servers/release-server.ts'
import { reportServer, type ServerReport } from './servers/report-server.ts'
import {
  findAddresses,
  findAlerts,
  findCollecting,
  findSource,
  type LicenceSource,
  listServers,
  type ReportedAlerts,
  type ReportedServer,
  type ServerAddress,
} from './servers/server-store.ts'
import type { LicenceTicket, Services, TicketsAsked, TicketsOf } from './services.ts'
import { findLacking } from './several-store.ts'
import { createStaffSide, type LicensingStaffSide } from './staff/staff-side.ts'
import { type DeliverableRow, findDeliverable, runningLicences } from './store.ts'
import { noteUsage, readUsage } from './usage/read-usage.ts'

export { type DocumentKind, readDocument } from './activation/signed-document.ts'
export type { ServerAddress } from './servers/server-store.ts'
export { licensingConsistency } from './consistency-store.ts'
export { findImportedLicences, importLicences } from './import-licences.ts'
export { stopsOn } from './licence-rules.ts'
export { licensingPolicy } from './policy.ts'
export { periodEnd } from './purchase/period-rules.ts'
export type { LicenceTicket, NewLicence, ReportedServer, ServerReport, TicketsAsked, TicketsOf }

/** The module’s public functions: licences, their servers, limits and renewals. */
export interface LicensingModule extends Renewing {
  list(call: ActorCall, query: LicenceQuery): Promise<Page<Deliverable>>
  exportList(call: ActorCall, query: LicenceQuery): CsvTable
  count(call: ActorCall, query: Pick<LicenceQuery, 'query' | 'outcome' | 'owner'>): Promise<DeliverableCounts>
  read(call: ActorCall, id: string): Promise<Deliverable>
  versions(call: ActorCall, id: string): Promise<VersionRange>
  enableRetroview(call: ActorCall, body: RetroviewBody): Promise<RetroviewResult>
  recordEvent(call: ActorCall, body: EventBody): Promise<void>
  /** `request` as in the call: the media server’s request file in base64. */
  activateOffline(call: ActorCall, id: string, request: string | undefined): Promise<OfflineActivationKey>
  activations(call: ActorCall, id: string, page: PageQuery): Promise<Activations>
  /** With a `request` of the server, its dongle is checked first. */
  activateDongle(call: ActorCall, id: string, request?: string): Promise<UsbActivationKey>
  previewRaise(call: ActorCall, id: string, delta: number): Promise<UpgradePreview>
  changeLimit(call: ActorCall, id: string, body: UpgradeBody): Promise<UpgradeResult>
  history(call: ActorCall, id: string): Promise<Timeline>
  usage(call: ActorCall, id: string): Promise<Usage>
  /** Records the current usage of all licences of a brand. A timer does so too. */
  noteUsage(tenant: string): Promise<void>
  /** Announces a brand’s licences that are about to end. A timer does so too. */
  announceExpiring(tenant: string): Promise<void>
  /** Finds the licence of a media server’s key, which may have ended. */
  resolveLicence: ResolveLicence
  /** Whether the key of such a call works now. */
  keyWorks(tx: Tx, call: LicenceCall): Promise<boolean>
  activateServer(call: LicenceCall, body: ActivationBody): Promise<Lease>
  receiveHeartbeat(call: LicenceCall, body: HeartbeatBody): Promise<Lease>
  replaceKey(call: ActorCall, id: string, body: KeyReplacementBody): Promise<Deliverable>
  releaseServer(call: ActorCall, id: string, serverId: string): Promise<void>
  /** Places a customer’s order: a purchase, the conversion of a trial, a change of properties, or the end of a trial. */
  order(call: ActorCall, body: OrderBody): Promise<Order>
  fulfil: Fulfil
  seenSkus: SeenSkus
  runningLicences: RunningLicences
  issue(licence: NewLicence): Promise<string>
  openRenewal(renewal: Renewal): Promise<string>
  /** Who owns a licence, and whether events of its media servers are taken. */
  source(tx: Tx, deliverableId: string): Promise<LicenceSource>
  /** Where some of its media servers are, for the events they send. */
  addressesOf(tx: Tx, deliverableId: string, serverIds: readonly string[]): Promise<ServerAddress[]>
  /** Since when its present owner has had it; the beginning of time if it was always theirs. */
  ownedSince(tx: Tx, tenant: string, deliverableId: string): Promise<Date>
  /** For notifications and webhooks. */
  find(tx: Tx, id: string): Promise<DeliverableRow | undefined>
  previewReactivation(call: ActorCall, id: string): Promise<RenewalPreview>
  reactivate(call: ActorCall, id: string): Promise<Deliverable>
  reactivateExternally(call: ActorCall, id: string, body: ExternalRenewalBody): Promise<ExternalRenewal>
  deactivate(call: ActorCall, id: string, body: DeactivationBody): Promise<Deliverable>
  /** Runs a brand’s renewals once. A timer does so every hour. */
  runRenewals(tenant: string): Promise<void>
  /** What the media servers of some accounts last reported. */
  alerts(tx: Tx, accountIds: readonly string[]): Promise<ReportedAlerts[]>
  collecting: typeof findCollecting
  /** What is left to enable of usage statistics for these owners. */
  lacking: typeof findLacking
  /** A media server’s last report. */
  reportServer(report: ServerReport): Promise<void>
  /** For an account that is closed or erased. */
  readonly closing: ReturnType<typeof closeLicensee>
  readonly staff: LicensingStaffSide
  /** A brand’s media servers that have ever reported and were not released. */
  servers(tenant: string): Promise<ReportedServer[]>
}

/** Renews licences, and turns renewal on and off. */
const renewals = (services: Services) =>
  ({
    previewReactivation: previewReactivation(services),
    reactivate: reactivate(services),
    reactivateExternally: reactivateExternally(services),
    deactivate: deactivate(services),
    runRenewals: runRenewals(services),
    nextPeriod: nextPeriod(services),
    agreementChanged: agreementChanged(services),
    isBlocked: async (tx, id) => (await findDeliverable(tx, id))?.blocked_at != null,
    stopDay,
    leftToDo,
    giveUp: giveUpRenewal(services),
    reissued: followReissue(services),
    currenciesByCard,
  }) satisfies Partial<LicensingModule>

export const createLicensingModule = (services: Services): LicensingModule => {
  const { database } = services
  keepBusy(services)
  const inTransaction =
    <I extends { readonly tenant: string }, O>(work: (tx: Tx, input: I) => Promise<O>) =>
    (input: I): Promise<O> =>
      database.transaction(input.tenant, (tx) => work(tx, input))
  return {
    list: listLicences(services),
    exportList: exportLicences(services),
    count: countLicences(services),
    read: readLicence(services),
    versions: readVersions(services),
    enableRetroview: enableRetroview(services),
    recordEvent: recordEvent(services),
    activateOffline: activateOffline(services),
    activations: readActivations(services),
    activateDongle: activateDongle(services),
    previewRaise: previewRaise(services),
    changeLimit: changeLimit(services),
    history: readHistory(services),
    usage: readUsage(services),
    noteUsage: noteUsage(services),
    announceExpiring: announceExpiring(services),
    resolveLicence: findLicence(services),
    keyWorks: (tx, { key_hash }) => keyWorks(tx, key_hash, services.clock.now()),
    activateServer: activateServer(services),
    receiveHeartbeat: receiveHeartbeat(services),
    replaceKey: replaceKey(services),
    releaseServer: releaseServer(services),
    fulfil: fulfilOrder(services),
    seenSkus: seenSkus(services),
    runningLicences: (tx, skuIds) => runningLicences(tx, dayOf(services.clock.now()), skuIds),
    issue: inTransaction(async (tx, licence: NewLicence) => (await issueLicence(services, tx, licence)).id),
    order: placeOrder(services),
    ...renewals(services),
    openRenewal: inTransaction((tx, renewal: Renewal) => openRenewal(services, tx, renewal)),
    source: findSource,
    addressesOf: findAddresses,
    ownedSince,
    find: findDeliverable,
    alerts: (tx, accountIds) => findAlerts(tx, accountIds, services.clock.now()),
    collecting: findCollecting,
    lacking: findLacking,
    reportServer: reportServer(services),
    closing: closeLicensee(services),
    staff: createStaffSide(services),
    servers: (tenant) => database.read(tenant, listServers),
  }
}
