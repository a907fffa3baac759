import { deviceName } from '@foyer/contract/account/device.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { formatMoment } from '../../../platform/locale/format.ts'
import { letterBrand } from '../../branding/index.ts'
import { type AccountTexts, en } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../store.ts'

export const texts: Readonly<Record<Locale, AccountTexts>> = { en, ru }

/** The page that letters about an account's security link to. */
export const securityPath = '/profile/security'

export interface AccountLetter {
  readonly kind: keyof AccountTexts['letters']
  /** Instead of an id of its own, for a letter whose job may run again. */
  readonly once?: string
  /** A value that the letter mentions, such as an address or a number. */
  readonly fact?: string
  /** The recipient; by default the account's own address. */
  readonly to?: string
  /** Adds the device, the address and the time of the action. */
  readonly done?: Pick<Call, 'ip' | 'user_agent'>
  /** The target of the button: a path of the portal, with its token. */
  readonly path: string
  /** The link to unsubscribe from the newsletter, in letters to subscribers. */
  readonly newsletter_path?: string
}

/** The id of a letter: with that, a job that runs again finds out whether it has been posted. */
export const accountLetterId = (kind: AccountLetter['kind'], once: string): string => `${kind}-${once}`

/** Sends one of the letters about an account to its owner only, or to the one address that it is about, in the owner’s language. None about a closed account. */
export const postAccountLetter = async (
  { branding, mailer, clock, portalUrl }: Services,
  tx: Tx,
  { tenant, email, locale: stored, closed_at }: AccountRow,
  { kind, once, fact = '', to = email, done, path, newsletter_path }: AccountLetter,
): Promise<void> => {
  if (closed_at !== null) return
  const brand = branding.get(tenant)
  const locale = Locale.parse(stored)
  const { letters, newsletter, circumstances, ...feet } = texts[locale]
  const footer = kind === 'copy_asked' ? feet.copies.asked : feet.footer
  const { subject, heading, paragraphs, action } = letters[kind](brand.name, fact)
  const [first = heading, ...rest] = paragraphs
  const at = formatMoment(clock.now(), locale)
  const where = done === undefined ? [] : [circumstances(deviceName(done.user_agent), done.ip, at)]
  const url = (path: string): string => `${portalUrl(tenant)}${path}`
  await mailer.post(tx, accountLetterId(kind, once ?? makeId(clock)), {
    tenant,
    urgent: true,
    locale,
    to: [to],
    subject,
    content: {
      brand: letterBrand(brand),
      locale,
      preview: first,
      heading,
      paragraphs: [first, ...where, ...rest],
      ...(action !== undefined && { action: { label: action, url: url(path) } }),
      footer: footer(brand.name),
      ...(newsletter_path !== undefined && { footer_link: { label: newsletter, url: url(newsletter_path) } }),
    },
  })
}
