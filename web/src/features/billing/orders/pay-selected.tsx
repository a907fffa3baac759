import './pay-selected.css'
import type { Order } from '@foyer/contract/billing/order.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { cardsQuery } from '../../../api/cards.ts'
import { useOneAtATime } from '../../../api/one-at-a-time.ts'
import { cardName } from '../../../lib/card-brand.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { SelectedBar } from '../../../ui/selected-bar.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { PayNote } from '../pay/pay-note.tsx'
import type { PayProblem } from '../pay/pay-problem.ts'
import { useBankQuestion } from '../pay/use-bank-question.ts'
import { type Ended, paySeveral } from './pay-several.ts'
import { sumsOf } from './selection.ts'
import { type CardsForAll, useCardsForAll } from './use-cards-for-all.ts'

interface PaySelectedProps {
  readonly selected: readonly Order[]
  /** How many of them are not on this page. */
  readonly elsewhere: number
  /** Deselects these, or all. */
  readonly onDrop: (ids?: readonly string[]) => void
}

type EndedAs<End extends Ended['end']> = Extract<Ended, { readonly end: End }>

const endedAs = <End extends Ended['end']>(all: readonly Ended[], end: End): readonly EndedAs<End>[] =>
  all.filter((each): each is EndedAs<End> => each.end === end)

/** Why an invoice is still unpaid, or why it no longer needs paying. */
const useProblemText = (): ((problem: PayProblem) => string) => {
  const { t } = useTranslation('billing')
  return (problem) => {
    if (problem.kind === 'declined')
      return `${t(`declines.${problem.reason}.why`)} ${t(`declines.${problem.reason}.next`)}`
    return problem.kind === 'other' ? (problem.title ?? t('problems.other.title')) : t(`problems.${problem.kind}.title`)
  }
}

const useTell = (): ((ended: readonly Ended[]) => void) => {
  const { t } = useTranslation('billing')
  const textOf = useProblemText()
  return (ended) => {
    const count = (end: Ended['end']): number => endedAs(ended, end).length
    if (count('paid') > 0) toasts.show({ tone: 'ok', title: t('several.paid', { count: count('paid') }) })
    if (count('waiting') > 0) toasts.show({ tone: 'warn', title: t('several.waiting', { count: count('waiting') }) })
    if (count('not_begun') > 0)
      toasts.show({ tone: 'warn', title: t('several.not_begun', { count: count('not_begun') }) })
    if (count('unasked') > 0)
      toasts.show({
        tone: 'warn',
        title: t('several.unasked', { count: count('unasked') }),
        details: endedAs(ended, 'unasked').map(({ order }) => order.number),
      })
    if (count('gone') > 0)
      toasts.show({
        tone: 'warn',
        title: t('several.gone', { count: count('gone') }),
        details: endedAs(ended, 'gone').map(({ order, problem }) => `${order.number}: ${textOf(problem)}`),
      })
  }
}

interface Wish {
  readonly orders: readonly Order[]
  readonly cardId: string
}

const usePaySelected = ({ selected, onDrop }: Pick<PaySelectedProps, 'selected' | 'onDrop'>) => {
  const queryClient = useQueryClient()
  const [first] = selected
  const ask = useBankQuestion(first && { currency: first.currency })
  const tell = useTell()
  const mutationKey = ['pay several']
  const paying = useMutation({
    mutationKey,
    mutationFn: ({ orders, cardId }: Wish) => paySeveral(orders, cardId, ask),
    onSuccess: (ended) => {
      tell(ended)
      // Those stay selected that still have to be paid, perhaps with another card.
      onDrop(ended.flatMap(({ end, order }) => (end === 'failed' || end === 'not_begun' ? [] : [order.id])))
    },
    onSettled: async () => {
      queryClient.removeQueries({ queryKey: ['document'] })
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
      await queryClient.invalidateQueries({ queryKey: ['payments'] })
      // A card may have been deleted elsewhere.
      await queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey })
    },
  })
  return { paying, pay: useOneAtATime(mutationKey, paying.mutate) }
}

interface RefusedProps {
  readonly selected: readonly Order[]
  readonly ended: readonly Ended[]
}

/** The invoices that could not be paid and why, until they are deselected. */
const Refused = ({ selected, ended }: RefusedProps) => {
  const { t } = useTranslation('billing')
  const textOf = useProblemText()
  const refused = endedAs(ended, 'failed').filter(({ order }) => selected.some(({ id }) => id === order.id))
  if (refused.length === 0) return null
  // One card is usually declined for the same reason each time, so the reasons are grouped.
  const reasons = [...Map.groupBy(refused, ({ problem }) => textOf(problem))]
  return (
    <PayNote tone="danger" title={t('several.failed', { count: refused.length })}>
      {reasons.map(([why, those]) => (
        <p key={why}>
          {those.map(({ order }) => order.number).join(', ')}: {why}
        </p>
      ))}
    </PayNote>
  )
}

interface WithCardProps {
  readonly cards: CardsForAll
  readonly name: string
  readonly busy: boolean
  readonly onPay: (cardId: string) => void
}

/** The card and the button, or what is missing. */
const WithCard = ({ cards: { usable, chosen, choose, isNone, failed }, name, busy, onPay }: WithCardProps) => {
  const { t } = useTranslation(['billing', 'app'])
  if (failed !== undefined)
    return (
      <>
        <p className="small muted">{failureText(failed.error)}</p>
        <Button onClick={failed.retry}>{t('app:global.retry')}</Button>
      </>
    )
  if (isNone)
    return (
      <Link to="/payment-methods" className={buttonClass()}>
        {t('several.no_card')}
      </Link>
    )
  const nameOf = (card: PaymentMethod): string =>
    card.owner === null ? cardName(card) : `${cardName(card)}, ${t('cards.of', card.owner)}`
  return (
    <>
      {chosen !== undefined && (
        <NativeSelect
          label={t('several.with')}
          value={chosen.id}
          options={usable.map((card) => ({ value: card.id, name: nameOf(card) }))}
          onChange={choose}
        />
      )}
      <Button
        kind="primary"
        busy={busy}
        disabled={chosen === undefined}
        onClick={() => chosen !== undefined && onPay(chosen.id)}
      >
        {name}
      </Button>
    </>
  )
}

/** The total of the selected invoices, and one button that pays them all. */
export const PaySelected = (props: PaySelectedProps) => {
  const { selected, elsewhere, onDrop } = props
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const may = useMay()
  const cards = useCardsForAll(selected)
  const { paying, pay } = usePaySelected(props)
  if (selected.length === 0) return null
  const sums = sumsOf(selected).map(({ amount, currency }) => formatMoney(amount, currency, locale))
  return (
    <SelectedBar
      label={t('several.label')}
      count={
        <>
          <span className="muted">{t('several.count', { count: selected.length })}</span>{' '}
          <span className="strong tab-num">{sums.join(' + ')}</span>
          {elsewhere > 0 && (
            <span className="small subtle pay-elsewhere">{t('several.elsewhere', { count: elsewhere })}</span>
          )}
        </>
      }
      clear={t('several.clear')}
      busy={paying.isPending}
      notes={<Refused selected={selected} ended={paying.data ?? []} />}
      onClear={() => onDrop()}
    >
      {may(null, 'paySeveral') ? (
        <WithCard
          cards={cards}
          name={t('several.pay', { sum: sums.join(' + ') })}
          busy={paying.isPending}
          onPay={(cardId) => pay({ orders: selected, cardId })}
        />
      ) : (
        <p className="small muted">{t('several.not_you')}</p>
      )}
    </SelectedBar>
  )
}
