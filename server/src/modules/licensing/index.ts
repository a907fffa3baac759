import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { LicenceCall } from '../../platform/http/call.ts'
import type { Fulfil, Renewing } from '../billing/index.ts'
import { activateDongle } from './activation/activate-dongle.ts'
import { activateOffline } from './activation/activate-offline.ts'
import { leftToDo } from './activation/left-to-do.ts'
import { readActivations } from './activation/read-activations.ts'
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
import { countLicences, listLicences, readLicence, readVersions, seenSkus } from './read-licence.ts'
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
import { findAddresses, findAlerts, findCollecting, findSource, listServers } from './servers/server-store.ts'
import type { LicenceTicket, Services, TicketsAsked } from './services.ts'
import { findLacking } from './several-store.ts'
import { createStaffSide } from './staff/staff-side.ts'
import { findDeliverable, runningLicences } from './store.ts'
import { noteUsage, readUsage } from './usage/read-usage.ts'

export { type DocumentKind, readDocument } from './activation/signed-document.ts'
export type { ServerAddress } from './servers/server-store.ts'
export { licensingConsistency } from './consistency-store.ts'
export { findImportedLicences, importLicences } from './import-licences.ts'
export { stopsOn } from './licence-rules.ts'
export { licensingPolicy } from './policy.ts'
export { periodEnd } from './purchase/period-rules.ts'
export type { LicenceTicket, NewLicence, ServerReport, TicketsAsked }

/** What customers do with their licences. */
const licencesOfCustomers = (services: Services) => ({
  list: listLicences(services),
  exportList: exportLicences(services),
  count: countLicences(services),
  read: readLicence(services),
  versions: readVersions(services),
  history: readHistory(services),
  usage: readUsage(services),
  /** Places a customer’s order: a purchase, the conversion of a trial, a change of properties, or the end of a trial. */
  order: placeOrder(services),
  previewRaise: previewRaise(services),
  changeLimit: changeLimit(services),
  previewReactivation: previewReactivation(services),
  reactivate: reactivate(services),
  reactivateExternally: reactivateExternally(services),
  deactivate: deactivate(services),
  enableRetroview: enableRetroview(services),
  recordEvent: recordEvent(services),
  /** `request` as in the call: the media server’s request file in base64. */
  activateOffline: activateOffline(services),
  activations: readActivations(services),
  /** With a `request` of the server, its dongle is checked first. */
  activateDongle: activateDongle(services),
  replaceKey: replaceKey(services),
  releaseServer: releaseServer(services),
})

/** The calls of media servers, which show the key of their licence. */
const callsOfServers = (services: Services) => ({
  /** Finds the licence of a media server’s key, which may have ended. */
  resolveLicence: findLicence(services),
  /** Whether the key of such a call works now. */
  keyWorks: (tx: Tx, { key_hash }: LicenceCall) => keyWorks(tx, key_hash, services.clock.now()),
  activateServer: activateServer(services),
  receiveHeartbeat: receiveHeartbeat(services),
})

/** What billing is handed: the delivery of orders, and renewals. */
const forBilling = (services: Services): Renewing & { readonly fulfil: Fulfil } => ({
  fulfil: fulfilOrder(services),
  nextPeriod: nextPeriod(services),
  agreementChanged: agreementChanged(services),
  isBlocked: async (tx, id) => (await findDeliverable(tx, id))?.blocked_at != null,
  stopDay,
  leftToDo,
  giveUp: giveUpRenewal(services),
  reissued: followReissue(services),
  currenciesByCard,
})

/** For other modules, in their transactions. */
const forModules = (services: Services) => ({
  seenSkus: seenSkus(services),
  runningLicences: (tx: Tx, skuIds?: readonly string[]) => runningLicences(tx, dayOf(services.clock.now()), skuIds),
  find: findDeliverable,
  /** Since when its present owner has had it; the beginning of time if it was always theirs. */
  ownedSince,
  /** Who owns a licence, and whether events of its media servers are taken. */
  source: findSource,
  /** Where some of its media servers are, for the events they send. */
  addressesOf: findAddresses,
  /** What the media servers of some accounts last reported. */
  alerts: (tx: Tx, accountIds: readonly string[]) => findAlerts(tx, accountIds, services.clock.now()),
  collecting: findCollecting,
  /** What is left to enable of usage statistics for these owners. */
  lacking: findLacking,
})

/** The licensing module: licences, their servers, limits and renewals. */
export const createLicensingModule = (services: Services) => {
  const { database } = services
  keepBusy(services)
  const inTransaction =
    <I extends { readonly tenant: string }, O>(work: (tx: Tx, input: I) => Promise<O>) =>
    (input: I): Promise<O> =>
      database.transaction(input.tenant, (tx) => work(tx, input))
  return {
    ...licencesOfCustomers(services),
    ...callsOfServers(services),
    ...forBilling(services),
    ...forModules(services),
    issue: inTransaction(async (tx, licence: NewLicence) => (await issueLicence(services, tx, licence)).id),
    openRenewal: inTransaction((tx, renewal: Renewal) => openRenewal(services, tx, renewal)),
    /** Runs a brand’s renewals once. A timer does so every hour. */
    runRenewals: runRenewals(services),
    /** Records the current usage of all licences of a brand. A timer does so too. */
    noteUsage: noteUsage(services),
    /** Announces a brand’s licences that are about to end. A timer does so too. */
    announceExpiring: announceExpiring(services),
    /** A media server’s last report. */
    reportServer: reportServer(services),
    /** A brand’s media servers that have ever reported and were not released. */
    servers: (tenant: string) => database.read(tenant, listServers),
    /** For an account that is closed or erased. */
    closing: closeLicensee(services),
    staff: createStaffSide(services),
  }
}

export type LicensingModule = ReturnType<typeof createLicensingModule>
