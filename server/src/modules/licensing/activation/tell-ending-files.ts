import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { auditedBySystem } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { despiteFailures } from '../../../platform/despite-failures.ts'
import { makeId } from '../../../platform/ids.ts'
import { isOwed, type OrderRow } from '../../billing/index.ts'
import { ofLicence } from '../audited.ts'
import { ownedSince } from '../history/history-store.ts'
import { fileTexts } from '../locale/files.ts'
import { isRenewed } from '../renewals/renewal-rules.ts'
import { findOpenRenewal } from '../renewals/renewal-store.ts'
import { nameOf } from '../renewals/tell.ts'
import { fileClaims } from '../servers/signed-claims.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import {
  listEndingDongles,
  listFilesOf,
  listRunningFiles,
  lockDongleEnd,
  noteDongleTold,
  noteFilesTold,
  type RunningFile,
} from './ending-file-store.ts'
import { endOf, firstEnd } from './issued-files.ts'

type Licence = Awaited<ReturnType<typeof lockDeliverable>>

/** How long before a file ends its owner gets a letter. */
const noticeDays = 7

interface Ending {
  readonly way: 'offline' | 'usb'
  /** The first end. */
  readonly end: string
  /** The servers and when their files end. */
  readonly servers: readonly { readonly hostname: string; readonly end: string }[]
}

const isSoon = (end: string | null, now: Date): end is string => {
  const at = end === null ? Number.NaN : Date.parse(end)
  return at > now.getTime() && at <= now.getTime() + noticeDays * dayMs
}

/** Not yet told of, and about to end. */
const isToTell = (file: Pick<RunningFile, 'key' | 'end_told_at'>, now: Date): boolean =>
  file.end_told_at === null && isSoon(endOf(file), now)

/** The unpaid order of the next period. */
const unpaidOrder = async ({ billing }: Services, tx: Tx, { id }: Licence): Promise<OrderRow | undefined> => {
  const renewal = await findOpenRenewal(tx, id)
  const order = renewal && (await billing.find(tx, renewal.order_id))
  return order !== undefined && isOwed(order) ? order : undefined
}

/** Whether a file made today lasts longer than this. */
const isOutlasted = (licence: Licence, end: string): boolean => {
  const { expires_at } = fileClaims(licence)
  return expires_at === null || expires_at > end
}

/**
 * What the owner can do about it; undefined if nothing: a licence that nothing renews ends with its files, and its owner is told of that.
 */
const wayOut = async (services: Services, tx: Tx, licence: Licence, end: string) => {
  if (isOutlasted(licence, end)) return { when: 'now', order: undefined } as const
  const order = isRenewed(licence) ? await unpaidOrder(services, tx, licence) : undefined
  return order === undefined ? undefined : ({ when: 'afterPayment', order } as const)
}

/** Returns whether there was something to tell. */
const tell = async (services: Services, tx: Tx, licence: Licence, { way, end, servers }: Ending): Promise<boolean> => {
  const { account, audit, billing, clock } = services
  const out = await wayOut(services, tx, licence, end)
  if (out === undefined) return false
  const { id, tenant, account_id } = licence
  const changes = { ends_at: end, servers: servers.map(({ hostname }) => hostname) }
  const about = { ...ofLicence(id, account_id), changes }
  await audit(tx, { ...auditedBySystem(tenant), action: 'file_end_told', ...about })
  const words = fileTexts[Locale.parse((await account.get(tx, account_id)).locale)]
  const dayIn = (end: string): string => words.day(end.slice(0, 10))
  const facts = { name: nameOf(licence), day: dayIn(end) }
  const { order, when } = out
  // A new letter each time: whom it tells of which files is noted in the same transaction.
  await billing.postLetter(tx, { tenant, account_id, id: `file-ends-${makeId(clock)}` }, () => ({
    subject: words.subject(facts),
    heading: words.heading[way](facts),
    paragraphs: [
      ...(servers.length === 0 ? [] : [servers.map((one) => words.line(one.hostname, dayIn(one.end))).join('\n')]),
      words[when][way],
    ],
    action:
      order === undefined
        ? { label: words.toLicence, path: `/licenses/${id}` }
        : { label: words.toInvoice, path: `/invoices/${order.id}` },
    ...(order !== undefined && { documents: [{ order_id: order.id, number: order.number, is: 'invoice' }] }),
  }))
  return true
}

const tellOfFiles = async (services: Services, tx: Tx, licence: Licence, now: Date): Promise<void> => {
  const since = await ownedSince(tx, licence.tenant, licence.id)
  const files = (await listFilesOf(tx, licence.id)).filter((one) => one.created_at >= since && isToTell(one, now))
  const end = firstEnd(files)
  if (end === null) return
  const servers = files.map((file) => ({ hostname: file.hostname, end: endOf(file) ?? end }))
  if (await tell(services, tx, licence, { way: 'offline', end, servers }))
    await noteFilesTold(
      tx,
      files.map(({ id }) => id),
      now,
    )
}

const tellOfDongle = async (services: Services, tx: Tx, licence: Licence, now: Date): Promise<void> => {
  const end = (await lockDongleEnd(tx, licence.id))?.toISOString()
  if (end === undefined || !isSoon(end, now)) return
  if (await tell(services, tx, licence, { way: 'usb', end, servers: [] })) await noteDongleTold(tx, licence.id, now)
}

/**
 * Mails the owners of licences whose servers run on files, once for each file, a week before it ends. The licence is locked, so nobody is
 * told twice. A failure for one does not affect the others.
 */
export const tellEndingFiles =
  (services: Services) =>
  async (tenant: string): Promise<void> => {
    const { database, clock } = services
    const now = clock.now()
    const till = new Date(now.getTime() + noticeDays * dayMs)
    const [files, dongles] = await database.read(tenant, (tx) =>
      Promise.all([listRunningFiles(tx, tenant), listEndingDongles(tx, tenant, now, till)]),
    )
    const licences = new Set(files.filter((one) => isToTell(one, now)).map(({ deliverable_id }) => deliverable_id))
    await despiteFailures([...licences, ...dongles], (id) =>
      database.transaction(tenant, async (tx) => {
        const licence = await lockDeliverable(tx, id)
        await tellOfFiles(services, tx, licence, now)
        await tellOfDongle(services, tx, licence, now)
      }),
    )
  }
