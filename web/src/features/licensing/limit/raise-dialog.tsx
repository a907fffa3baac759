import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { UpgradePreview, UpgradeResult } from '@foyer/contract/licensing/limit-change.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure, statusOf } from '../../../api/failure.ts'
import { dayText } from '../../../lib/day-text.ts'
import { formatNumber } from '../../../lib/measures.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatPercent } from '../../../lib/percent.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Sum, SumLine } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { SupportLink } from '../detail/support-link.tsx'
import { Problem } from '../recurring/problem.tsx'
import { previewQuery, raiseLimit } from './limit-queries.ts'

interface OfPreview {
  readonly preview: UpgradePreview
  readonly licence: Deliverable
}

/** Price × days, the tax separately, what is due now, and what is charged later. */
const Calculation = ({ preview, licence }: OfPreview) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { quantity, new_quantity, price, new_price, days_left, days_in_period, amount, tax, total, currency } = preview
  const per = t(`detail.per.${licence.period}`)
  const stretches: Readonly<Partial<Record<Deliverable['period'], string>>> = {
    one_time: t('limit.difference'),
    // For hourly prices, a day is charged in full.
    hourly: t('limit.difference_hours'),
  }
  const difference = stretches[licence.period] ?? t('limit.difference_days', { left: days_left, count: days_in_period })
  return (
    <Sum>
      <SumLine
        name={t('limit.price_of', { count: quantity, formatted: formatNumber(quantity, locale), per })}
        amount={price}
        currency={currency}
      />
      <SumLine
        name={t('limit.price_of', { count: new_quantity, formatted: formatNumber(new_quantity, locale), per })}
        amount={new_price}
        currency={currency}
      />
      <SumLine name={difference} amount={amount} currency={currency} />
      {licence.tax > 0 && (
        <SumLine
          name={t('detail.renewal.tax', { percent: formatPercent(licence.tax, locale) })}
          amount={tax}
          currency={currency}
        />
      )}
      <SumLine kind="total" name={t('limit.due_now')} amount={total} currency={currency} />
      {preview.next_charge !== null && (
        <SumLine
          kind="later"
          name={t('limit.later', { date: dayText(preview.next_charge.date, locale) })}
          amount={preview.next_charge.amount}
          currency={currency}
        />
      )}
    </Sum>
  )
}

const useWords = (preview: UpgradePreview | undefined) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  if (preview === undefined) return { action: t('limit.increase'), remark: '' }
  const amount = formatMoney(preview.total, preview.currency, locale)
  const quantity = formatNumber(preview.new_quantity, locale)
  const card = preview.card_last_four ?? ''
  return {
    action: t(`limit.action.${preview.settled_by}`, { amount, quantity }),
    remark: t(`limit.remark.${preview.settled_by}`, { card }),
  }
}

interface RaiseDialogProps {
  readonly licence: Deliverable
  readonly delta: number
  readonly onResult: (result: UpgradeResult) => void
  readonly onClose: () => void
}

/** A manager can help with these. */
const byManager: ReadonlySet<string | undefined> = new Set(['price_above_cap', 'price_not_higher'])

/** The server's refusal is final: a retry would get the same answer. */
const isRefused = (error: Error | null): boolean => [409, 422].includes(statusOf(error) ?? 0)

/** Confirms exactly what is shown. If the price has changed meanwhile, the dialog stays open with the new calculation. */
const useRaise = ({ licence, delta, onResult }: Omit<RaiseDialogProps, 'onClose'>) => {
  const preview = useQuery(previewQuery(licence, delta))
  const raise = useMutation({ mutationFn: (seen: UpgradePreview) => raiseLimit(licence.id, delta, seen) })
  const confirm = async (): Promise<void> => {
    if (preview.data === undefined) return
    const result = await raise.mutateAsync(preview.data)
    if (!(result instanceof Failure)) return onResult(result)
    await preview.refetch()
    throw result
  }
  return { preview, confirm, changed: raise.data instanceof Failure ? raise.data : null }
}

/** Shows the price of a raise before it is confirmed. */
export const RaiseDialog = ({ licence, delta, onResult, onClose }: RaiseDialogProps) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { preview, confirm, changed } = useRaise({ licence, delta, onResult })
  const { action, remark } = useWords(preview.data)
  const quantity = formatNumber(licence.quantity + delta, locale)
  return (
    <Confirm
      title={t('limit.raise_title', {
        id: licence.human_id,
        from: formatNumber(licence.quantity, locale),
        to: quantity,
      })}
      action={action}
      tone="plain"
      blocked={preview.data === undefined || preview.isError}
      onConfirm={confirm}
      onClose={onClose}
    >
      {/* The price arrives after the dialog has been read out. */}
      <div aria-live="polite">
        {isRefused(preview.error) ? (
          <div className="stack s2">
            <Problem error={preview.error} />
            {preview.error instanceof Failure && byManager.has(preview.error.code) && (
              <SupportLink licence={licence} className={buttonClass({ size: 's' })}>
                {t('detail.get_help')}
              </SupportLink>
            )}
          </div>
        ) : (
          <Loaded query={preview} level={2} skeleton={<Skeleton width={320} height={140} />}>
            {(data) => (
              <div className="stack">
                <Calculation preview={data} licence={licence} />
                <p className="small muted">{remark}</p>
                <Problem error={changed} />
              </div>
            )}
          </Loaded>
        )}
      </div>
    </Confirm>
  )
}
