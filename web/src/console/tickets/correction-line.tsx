import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { useLocale } from '../../ui/use-locale.ts'
import type { StaffTicket } from './queries.ts'
import { useAboutWords } from './use-about-words.ts'

export type Correction = StaffTicket['corrections'][number]

interface Step {
  readonly name: string
  readonly from: string | null
  readonly to: string | null
}

/** What a colleague corrected in what the ticket is about. */
export const CorrectionLine = ({
  correction: { at, by, kind, product, category, licence },
}: {
  correction: Correction
}) => {
  const { t } = useTranslation(['operator', 'support'])
  const locale = useLocale()
  const words = useAboutWords()
  const steps: readonly Step[] = [
    ...(kind === undefined
      ? []
      : [{ name: t('support:columns.kind'), from: words.kind(kind.from), to: words.kind(kind.to) }]),
    ...(product === undefined
      ? []
      : [{ name: t('support:columns.product'), from: words.product(product.from), to: words.product(product.to) }]),
    ...(category === undefined ? [] : [{ name: t('support:form.category'), ...category }]),
    ...(licence === undefined ? [] : [{ name: t('support:form.licence'), ...licence }]),
  ]
  const changes = steps.map(({ name, from, to }) => `${name}: ${from ?? '—'} → ${to ?? '—'}`).join('; ')
  return (
    <p className="talk-line">
      {t('tickets.corrected_line', { name: by, when: formatDate(at, 'ticket', locale), changes })}
    </p>
  )
}
