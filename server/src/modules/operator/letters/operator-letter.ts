import { deviceName } from '@foyer/contract/account/device.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { formatMoment } from '../../../platform/locale/format.ts'
import { letterBrand } from '../../branding/index.ts'
import { en, type NewKeyFacts, type OperatorLetterWords, type OperatorTexts } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import type { DeskServices } from '../services.ts'

const texts: Readonly<Record<Locale, OperatorTexts>> = { en, ru }

/** The actor, their device and their address. */
type Done = Pick<Call, 'tenant' | 'ip' | 'user_agent'> & { readonly operator: { readonly email: string } }

interface Letter {
  /** Names the mail, together with an id of its own. */
  readonly kind: string
  /** Instead of an id of its own, for letters about what is told only once. */
  readonly once?: string
  readonly to: string
  /** A page of the console. */
  readonly path: string
  readonly words: (texts: OperatorTexts, brand: string) => OperatorLetterWords & { readonly action?: string }
  /** Who did it, if it was the reader. */
  readonly done?: Done
}

/** The id of a letter: with that, a job that runs again finds out whether it has been posted. */
export const consoleLetterId = (kind: string, once: string): string => `operator-${kind}-${once}`

/** Written in the brand's language. Device and address are only included if the reader acted themselves. */
export const postConsoleLetter = async (
  { branding, mailer, clock, portalUrl }: DeskServices,
  tx: Tx,
  tenant: string,
  { kind, once, to, path, words, done }: Letter,
): Promise<void> => {
  const brand = branding.get(tenant)
  const locale = brand.default_locale
  const { circumstances, footer, ...common } = texts[locale]
  const { subject, heading, says, facts = [], notYou, action } = { ...common, ...words(texts[locale], brand.name) }
  const at = formatMoment(clock.now(), locale)
  const where =
    done !== undefined && to === done.operator.email ? [circumstances(deviceName(done.user_agent), done.ip, at)] : []
  await mailer.post(tx, consoleLetterId(kind, once ?? makeId(clock)), {
    tenant,
    urgent: true,
    locale,
    to: [to],
    subject,
    content: {
      brand: letterBrand(brand),
      locale,
      preview: says,
      heading,
      paragraphs: [says, ...facts, ...where, ...(notYou === null ? [] : [notYou])],
      action: { label: action, url: `${portalUrl(tenant)}${path}` },
      footer: footer(brand.name),
    },
  })
}

/** Tells an operator about a change to how they sign in. */
export const postOperatorLetter = (
  services: DeskServices,
  tx: Tx,
  done: Done,
  kind: keyof OperatorTexts['letters'],
  to = done.operator.email,
): Promise<void> =>
  postConsoleLetter(services, tx, done.tenant, {
    done,
    kind,
    to,
    path: '/operator/security',
    words: ({ letters }, brand) => letters[kind](brand),
  })

/** Tells an operator about a new key in their name: it acts as them and outlives their password. */
export const postKeyLetter = (
  services: DeskServices,
  tx: Tx,
  done: Done,
  to: string,
  key: NewKeyFacts,
): Promise<void> =>
  postConsoleLetter(services, tx, done.tenant, {
    done,
    kind: 'key_made',
    to,
    path: '/operator/keys',
    words: ({ key_made }, brand) => key_made(brand, key),
  })
