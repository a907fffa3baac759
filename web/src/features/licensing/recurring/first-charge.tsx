import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { RenewalPreview } from '@foyer/contract/licensing/renewal.ts'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { dayText } from '../../../lib/day-text.ts'
import { formatPercent } from '../../../lib/percent.ts'
import { Sum, SumLine } from '../../../ui/money.tsx'
import { useLocale } from '../../../ui/use-locale.ts'

/** What switching renewal on would charge at this moment. Never cached, because the user must not agree to an earlier answer. */
export const firstChargeQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliverable', id, 'reactivate_preview'],
    queryFn: () =>
      answerOf(api.GET('/billing/api/v1/deliverables/{id}/reactivate_preview', { params: { path: { id } } })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

interface FirstChargeProps {
  readonly preview: RenewalPreview
  readonly licence: Pick<Deliverable, 'tax'>
}

/** The first period to be paid, its price, and when the card is charged. */
export const FirstCharge = ({ preview, licence }: FirstChargeProps) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { starts_on, ends_on, charge_on, charged_now, amount, tax, total, currency, card_last_four } = preview
  const card = card_last_four === null ? t('recurring.saved_card') : t('recurring.card_of', { card: card_last_four })
  return (
    <div className="stack s2">
      <Sum>
        <SumLine
          name={t('recurring.period', { from: dayText(starts_on, locale), till: dayText(ends_on, locale) })}
          amount={amount}
          currency={currency}
        />
        {tax > 0 && (
          <SumLine
            name={t('detail.renewal.tax', { percent: formatPercent(licence.tax, locale) })}
            amount={tax}
            currency={currency}
          />
        )}
        <SumLine
          kind="total"
          name={charged_now ? t('recurring.due_now') : t('recurring.due_on', { date: dayText(charge_on, locale) })}
          amount={total}
          currency={currency}
        />
      </Sum>
      <p className="small muted">
        {charged_now
          ? t('recurring.charged_now', { card })
          : t('recurring.charged_on', { card, date: dayText(charge_on, locale) })}
      </p>
    </div>
  )
}
