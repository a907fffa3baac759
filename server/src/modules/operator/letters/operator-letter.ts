import { deviceName } from '@foyer/contract/account/device.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { formatMoment } from '../../../platform/locale/format.ts'
import { letterBrand } from '../../branding/index.ts'
import { en, type OperatorTexts } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import type { DeskServices } from '../services.ts'

const texts: Readonly<Record<Locale, OperatorTexts>> = { en, ru }

/** Who did it, and from where. */
type Done = Pick<Call, 'tenant' | 'ip' | 'user_agent'> & { readonly operator: { readonly email: string } }

/** Tells an operator what was done to their sign-in, in the brand's language. From where is told of their own acts, not of a colleague's. */
export const postOperatorLetter = async (
  { branding, mailer, clock, portalUrl }: DeskServices,
  tx: Tx,
  { tenant, operator, ip, user_agent }: Done,
  kind: keyof OperatorTexts['letters'],
  to = operator.email,
): Promise<void> => {
  const brand = branding.get(tenant)
  const locale = brand.default_locale
  const { letters, circumstances, action, footer, ...others } = texts[locale]
  const { subject, heading, says, notYou = others.notYou } = letters[kind](brand.name)
  const at = formatMoment(clock.now(), locale)
  const where = to === operator.email ? [circumstances(deviceName(user_agent), ip, at)] : []
  await mailer.post(tx, `operator-${kind}-${makeId(clock)}`, {
    tenant,
    locale,
    to: [to],
    subject,
    content: {
      brand: letterBrand(brand),
      locale,
      preview: says,
      heading,
      paragraphs: [says, ...where, notYou],
      action: { label: action, url: `${portalUrl(tenant)}/operator/security` },
      footer: footer(brand.name),
    },
  })
}
