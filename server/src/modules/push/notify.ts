import type { NotificationKind } from '@foyer/contract/push/notification.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { Locale as LocaleSchema } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import type { Enclosed } from '../../platform/mail/enclosures.ts'
import { letterBrand } from '../branding/index.ts'
import { type Details, en, type PushTexts } from './locale/en.ts'
import { ru } from './locale/ru.ts'
import { insertNotification, listPreferences } from './notification-store.ts'
import { channelsOf } from './preference-rules.ts'
import type { Services } from './services.ts'

export const texts: Readonly<Record<Locale, PushTexts>> = { en, ru }

/** A notification for one person. */
export interface Notice {
  readonly tenant: string
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

const postNotice = async (services: Services, tx: Tx, id: string, notice: Notice): Promise<void> => {
  const { branding, mailer, account, portalUrl } = services
  const { tenant, kind, details, path, enclosures } = notice
  const owner = await account.get(tx, notice.account_id)
  if (owner.closed_at !== null) return
  const brand = branding.get(tenant)
  const locale = LocaleSchema.parse(owner.locale)
  const { words, open, footer, choose } = texts[locale]
  const { title, body } = words[kind](details)
  await mailer.post(tx, `notice-${id}`, {
    tenant,
    locale,
    to: [owner.email],
    copies: await account.copiesFor(tx, owner),
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

/**
 * Notifies one person, in the caller's transaction: always in the portal, and by mail and in browsers according to
 * their preferences.
 */
export const notify =
  (services: Services) =>
  async (tx: Tx, notice: Notice): Promise<void> => {
    const { clock, jobs, branding } = services
    const { tenant, account_id, kind, cause, path, details, has_letter = false } = notice
    const id = makeId(clock)
    const row = { id, tenant, account_id, kind, cause, path, created_at: clock.now() }
    if (!(await insertNotification(tx, { ...row, details: JSON.stringify(details) }))) return
    const { mail, push } = channelsOf(await listPreferences(tx, account_id), kind)
    const { contacts: canChoose } = branding.get(tenant).features
    const job: PushJob = { tenant, id }
    if (push && canChoose) await jobs.enqueue(tx, pushQueue, job)
    if (mail && !has_letter && (canChoose || !chosenOnly.includes(kind))) await postNotice(services, tx, id, notice)
  }
