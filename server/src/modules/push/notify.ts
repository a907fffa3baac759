import type { NotificationKind } from '@foyer/contract/push/notification.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { Locale as LocaleSchema } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import { addressesOf } from '../account/index.ts'
import { letterBrand } from '../branding/index.ts'
import { type Details, en, type PushTexts } from './locale/en.ts'
import { ru } from './locale/ru.ts'
import { insertNotification, listPreferences } from './notification-store.ts'
import { channelsOf } from './preference-rules.ts'
import type { Services } from './services.ts'

export const texts: Readonly<Record<Locale, PushTexts>> = { en, ru }

/** Something that one person should know of. */
export interface Notice {
  readonly tenant: string
  readonly account_id: string
  readonly kind: NotificationKind
  /** Names what happened; told twice it counts once. */
  readonly cause: string
  /** The page of the portal that it leads to. */
  readonly path: string
  /** What its words name: `subject`, and what the kind needs beside it. */
  readonly details: Details
  /** The event has a letter of its own, such as a ticket’s, which answers to a thread: no other is sent. */
  readonly has_letter?: boolean
}

/** Jobs that bring a notification to the browsers of its account. */
export const pushQueue = 'push'

export interface PushJob {
  readonly tenant: string
  readonly id: string
  /** The one browser that it has not reached yet, by its endpoint's hash in hex; all where none is named. */
  readonly browser?: string
}

const postNotice = async (services: Services, tx: Tx, id: string, notice: Notice): Promise<void> => {
  const { branding, mailer, account, portalUrl } = services
  const { tenant, kind, details, path } = notice
  const owner = await account.get(tx, notice.account_id)
  const brand = branding.get(tenant)
  const locale = LocaleSchema.parse(owner.locale)
  const { words, open, footer, choose } = texts[locale]
  const { title, body } = words[kind](details)
  await mailer.post(tx, `notice-${id}`, {
    tenant,
    locale,
    to: addressesOf(owner),
    subject: title,
    content: {
      brand: letterBrand(brand),
      locale,
      preview: body,
      heading: title,
      paragraphs: [body],
      action: { label: open[kind], url: `${portalUrl(tenant)}${path}` },
      footer: footer(brand.name),
      footer_link: { label: choose, url: `${portalUrl(tenant)}/notifications` },
    },
  })
}

/** Tells one person, in the caller's transaction: in the portal always, by mail and in their browsers as they chose. */
export const notify =
  (services: Services) =>
  async (tx: Tx, notice: Notice): Promise<void> => {
    const { clock, jobs, branding } = services
    const { tenant, account_id, kind, cause, path, details, has_letter = false } = notice
    const id = makeId(clock)
    const row = { id, tenant, account_id, kind, cause, path, created_at: clock.now() }
    if (!(await insertNotification(tx, { ...row, details: JSON.stringify(details) }))) return
    const { mail, push } = channelsOf(await listPreferences(tx, account_id), kind)
    const job: PushJob = { tenant, id }
    if (push && branding.get(tenant).features.contacts) await jobs.enqueue(tx, pushQueue, job)
    if (mail && !has_letter) await postNotice(services, tx, id, notice)
  }
