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
import { insertNotification, listPreferences } from './notification-store.ts'
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

/** One of the people who are notified. */
interface Reader {
  readonly id: string
  readonly account: Account
  /** Further addresses that get the mail as well. */
  readonly copies: readonly Copy[]
}

const postNotice = async (
  services: Services,
  tx: Tx,
  { tenant, kind, details, path, enclosures }: Notice,
  { id, account, copies }: Reader,
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

interface Told {
  readonly id: string
  /** By their preferences. */
  readonly wants: Channels
}

/** Notes it in the portal of one person and tells their browsers; undefined if that was done before. */
const tell = async (services: Services, tx: Tx, notice: Notice, readerId: string): Promise<Told | undefined> => {
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

/** Returns the further addresses that get the customer's mail. */
const tellCustomer = async (services: Services, tx: Tx, notice: Notice): Promise<readonly string[]> => {
  const { tenant, kind, account_id, has_letter = false } = notice
  const told = await tell(services, tx, notice, account_id)
  if (told === undefined || !told.wants.mail) return []
  if (!services.branding.get(tenant).features.contacts && chosenOnly.includes(kind)) return []
  const customer = await services.account.get(tx, account_id)
  if (customer.closed_at !== null) return []
  const copies = await services.account.copiesFor(tx, customer)
  if (!has_letter) await postNotice(services, tx, notice, { id: told.id, account: customer, copies })
  return copies.map(({ to }) => to.toLowerCase())
}

/**
 * The letters about a ticket go to members as well, so there is no other. Of the rest, members get mails only if they
 * have chosen them, and none to a further address that gets the customer's mail.
 */
const tellMembers = async (services: Services, tx: Tx, notice: Notice, further: readonly string[]): Promise<void> => {
  const { account, company, branding } = services
  const { tenant, account_id, kind } = notice
  const memberIds = await company.entitledMembers(tx, account_id, rightFor[kind])
  if (memberIds.length === 0) return
  const people = await account.getAll(tx, memberIds)
  for (const id of memberIds) {
    const member = people.get(id)
    if (member === undefined || member.blocked || member.closed_at !== null) continue
    const told = await tell(services, tx, notice, id)
    if (told === undefined || !told.wants.company_mail || !branding.get(tenant).features.contacts) continue
    if (kind === 'staff_reply' || further.includes(member.email.toLowerCase())) continue
    await postNotice(services, tx, notice, { id: told.id, account: member, copies: [] })
  }
}

/**
 * Notifies a customer and the members of their company whose roles let them see it, in the caller's transaction: always
 * in the portal, and by mail and in browsers according to the preferences of each.
 */
export const notify =
  (services: Services) =>
  async (tx: Tx, notice: Notice): Promise<void> => {
    const further = await tellCustomer(services, tx, notice)
    await tellMembers(services, tx, notice, further)
  }
