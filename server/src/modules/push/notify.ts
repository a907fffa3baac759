import { isDeepStrictEqual } from 'node:util'
import type { NotificationKind } from '@foyer/contract/push/notification.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { Locale as LocaleSchema } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import type { Enclosed } from '../../platform/mail/enclosures.ts'
import type { Copy } from '../../platform/mail/mail.ts'
import type { Account } from '../account/index.ts'
import { letterBrand } from '../branding/index.ts'
import { type Details, en, type PushTexts } from './locale/en.ts'
import { ru } from './locale/ru.ts'
import { deleteNotifications, findDetails, insertNotification, listPreferences } from './notification-store.ts'
import { type Channels, channelsOf, rightFor } from './preference-rules.ts'
import type { Services } from './services.ts'

export const texts: Readonly<Record<Locale, PushTexts>> = { en, ru }

/** What one customer is notified of, and with them the members of their company who may see it. */
export interface Notice {
  readonly tenant: string
  /** The customer whom it is about. */
  readonly account_id: string
  readonly kind: NotificationKind
  /** Idempotency key: a repeated cause is ignored. */
  readonly cause: string
  /** Path of the portal page that it links to. */
  readonly path: string
  /** Values for its text: `subject`, and whatever else the kind needs. */
  readonly details: Details
  /** The event sends a letter of its own, such as one in the mail thread of a ticket, so no other is sent. */
  readonly has_letter?: boolean
  /** What its mail encloses. */
  readonly enclosures?: Enclosed
}

/** What can come any number of times a day, and is therefore mailed only where people can choose not to be. */
const chosenOnly: readonly NotificationKind[] = ['server_alert']

/** The queue of jobs that send a notification to the browsers of its account. */
export const pushQueue = 'push'

export interface PushJob {
  readonly tenant: string
  readonly id: string
  /** If set, the only browser still to be reached, by the hash of its endpoint in hex. Otherwise all of them. */
  readonly browser?: string
}

/** The queue of jobs that notify the members of a company. */
export const membersQueue = 'push.members'

export interface MembersJob {
  readonly notice: Notice
  /** The customer's own notification. */
  readonly id: string
}

/** One of the people who get a mail. */
interface Addressee {
  /** Of their notification. */
  readonly id: string
  readonly account: Account
  /** Further addresses that get the mail as well. */
  readonly copies: readonly Copy[]
}

export const postNotice = async (
  services: Services,
  tx: Tx,
  { tenant, kind, details, path, enclosures }: Notice,
  { id, account, copies }: Addressee,
): Promise<void> => {
  const { branding, mailer, portalUrl } = services
  const brand = branding.get(tenant)
  const locale = LocaleSchema.parse(account.locale)
  const { words, open, footer, choose } = texts[locale]
  const { title, body } = words[kind](details)
  await mailer.post(tx, `notice-${id}`, {
    tenant,
    locale,
    to: [account.email],
    copies: [...copies],
    subject: title,
    ...(enclosures !== undefined && { enclosures }),
    content: {
      brand: letterBrand(brand),
      locale,
      preview: body,
      heading: title,
      paragraphs: [body],
      action: { label: open[kind], url: `${portalUrl(tenant)}${path}` },
      footer: footer(brand.name),
      ...(brand.features.contacts && { footer_link: { label: choose, url: `${portalUrl(tenant)}/notifications` } }),
    },
  })
}

export interface Told {
  readonly id: string
  /** By their preferences. */
  readonly wants: Channels
}

/** Notes it in the portal of one person and tells their browsers; undefined if that was done before. */
export const tell = async (services: Services, tx: Tx, notice: Notice, readerId: string): Promise<Told | undefined> => {
  const { clock, jobs, branding } = services
  const { tenant, account_id, kind, cause, path, details } = notice
  const id = makeId(clock)
  const owner_id = readerId === account_id ? null : account_id
  const row = { id, tenant, account_id: readerId, owner_id, kind, cause, path, created_at: clock.now() }
  if (!(await insertNotification(tx, { ...row, details: JSON.stringify(details) }))) return undefined
  const wants = channelsOf(await listPreferences(tx, readerId), kind)
  const job: PushJob = { tenant, id }
  if (wants.push && branding.get(tenant).features.contacts) await jobs.enqueue(tx, pushQueue, job)
  return { id, wants }
}

/** The customer and the further addresses that get the customer's mail; null if there is none. */
export const customersMail = async (
  { account, branding }: Services,
  tx: Tx,
  { tenant, kind, account_id }: Notice,
  wants: Channels,
): Promise<Omit<Addressee, 'id'> | null> => {
  if (!wants.mail || (chosenOnly.includes(kind) && !branding.get(tenant).features.contacts)) return null
  const customer = await account.get(tx, account_id)
  return customer.closed_at === null ? { account: customer, copies: await account.copiesFor(tx, customer) } : null
}

/**
 * Notifies a customer in the caller's transaction, and the members of their company whose roles let them see it soon after it: always in
 * the portal, and by mail and in browsers according to the preferences of each. A company may have hundreds of members, and the caller
 * holds locks.
 */
export const notify =
  (services: Services) =>
  async (tx: Tx, notice: Notice): Promise<void> => {
    const told = await tell(services, tx, notice, notice.account_id)
    if (told === undefined) return
    const { id, wants } = told
    if (notice.has_letter !== true) {
      const mail = await customersMail(services, tx, notice, wants)
      if (mail !== null) await postNotice(services, tx, notice, { id, ...mail })
    }
    const members = await services.company.entitledMembers(tx, notice.account_id, rightFor[notice.kind])
    const job: MembersJob = { notice, id }
    if (members.length > 0) await services.jobs.enqueue(tx, membersQueue, job)
  }

/**
 * Notifies of the same cause once more, in place of what was said of it before: people have one notification, which is unread again. A
 * repeated event, with the same details, is ignored.
 */
export const notifyAgain =
  (services: Services) =>
  async (tx: Tx, notice: Notice): Promise<void> => {
    const before = await findDetails(tx, notice)
    if (isDeepStrictEqual(before, notice.details)) return
    await deleteNotifications(tx, notice.account_id, notice.cause)
    await notify(services)(tx, notice)
  }
