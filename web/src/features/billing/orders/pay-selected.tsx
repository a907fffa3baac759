import './pay-selected.css'
import type { Order } from '@foyer/contract/billing/order.ts'
import type { PaySeveralResult } from '@foyer/contract/billing/paying.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { cardsQuery } from '../../../api/cards.ts'
import { answerOf, api } from '../../../api/client.ts'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'
import { cardName } from '../../../lib/card-brand.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { cardExpiry } from '../cards/card-expiry.ts'
import { cardsForAll } from '../cards/card-owner.ts'
import { PayNote } from '../pay/pay-note.tsx'
import { useBankQuestion } from '../pay/use-bank-question.ts'
import { sumsOf } from './selection.ts'

const hourMs = 3_600_000

type Outcome = readonly PaySeveralResult[]

const paySeveral = async (orders: readonly Order[], payment_method_id: string): Promise<Outcome> => {
  const body = { order_ids: orders.map(({ id }) => id), payment_method_id }
  return (await answerOf(api.POST('/billing/api/v1/orders/pay', { body }))).results
}

/** Each bank's question in its turn. Tells those that could not be shown here: they leave their invoices waiting. */
const answerAll = async (results: Outcome, ask: (secret: string) => Promise<unknown>): Promise<Outcome> => {
  const unasked: PaySeveralResult[] = []
  for (const result of results) {
    if (result.status !== 'requires_action') continue
    if (result.client_secret === undefined) unasked.push(result)
    else await ask(result.client_secret).catch(() => unasked.push(result))
  }
  return unasked
}

interface PaySelectedProps {
  readonly selected: readonly Order[]
  /** Those that stay chosen. */
  readonly onChoose: (ids: readonly string[]) => void
}

const isFailed = ({ status }: PaySeveralResult): boolean => status === 'failed'

const usePaySelected = ({ selected, onChoose }: PaySelectedProps) => {
  const { t } = useTranslation('billing')
  const queryClient = useQueryClient()
  const [first] = selected
  const ask = useBankQuestion(first && { currency: first.currency })
  const numberOf = ({ order_id }: PaySeveralResult): string => selected.find(({ id }) => id === order_id)?.number ?? ''
  const tell = (results: Outcome, unasked: Outcome): void => {
    const failed = results.filter(isFailed).length
    const paid = results.filter(({ status }) => status === 'paid').length
    const waiting = results.length - paid - failed - unasked.length
    if (paid > 0) toasts.show({ tone: 'ok', title: t('several.paid', { count: paid }) })
    if (waiting > 0) toasts.show({ tone: 'warn', title: t('several.waiting', { count: waiting }) })
    if (unasked.length > 0)
      toasts.show({
        tone: 'warn',
        title: t('several.unasked', { count: unasked.length }),
        details: unasked.map(numberOf),
      })
  }
  return useMutation({
    mutationFn: async (cardId: string) => {
      const results = await paySeveral(selected, cardId)
      return { results, unasked: await answerAll(results, ask) }
    },
    onSuccess: ({ results, unasked }) => {
      tell(results, unasked)
      // They are to be paid still, with another card at best.
      onChoose(results.filter(isFailed).map(({ order_id }) => order_id))
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
      await queryClient.invalidateQueries({ queryKey: unpaidOrdersQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: ['payments'] })
    },
  })
}

interface RefusedProps {
  readonly selected: readonly Order[]
  readonly results: Outcome
}

/** Those that could not be paid and why, until they are chosen no longer. */
const Refused = ({ selected, results }: RefusedProps) => {
  const { t } = useTranslation('billing')
  const refused = results.filter(isFailed).flatMap(({ order_id, error }) => {
    const order = selected.find(({ id }) => id === order_id)
    return order === undefined ? [] : [{ number: order.number, why: error?.title ?? '' }]
  })
  if (refused.length === 0) return null
  // One card is mostly refused for one reason.
  const reasons = [...Map.groupBy(refused, ({ why }) => why)]
  return (
    <PayNote tone="danger" title={t('several.failed', { count: refused.length })}>
      {reasons.map(([why, those]) => (
        <p key={why}>
          {those.map(({ number }) => number).join(', ')}: {why}
        </p>
      ))}
    </PayNote>
  )
}

/** The cards that can pay all of them, and the one that will. */
const useCards = (selected: readonly Order[]) => {
  const now = useNow(hourMs)
  const { data, error, refetch } = useQuery(cardsQuery)
  const [chosenId, choose] = useState<string>()
  const usable = cardsForAll(data ?? [], selected).filter(
    ({ card_exp_date }) => cardExpiry(card_exp_date, now).state !== 'expired',
  )
  const chosen = usable.find(({ id }) => id === chosenId) ?? usable.find((card) => card.default) ?? usable[0]
  return {
    usable,
    chosen,
    choose,
    isNone: data !== undefined && chosen === undefined,
    failed: data === undefined && error !== null ? { error, retry: () => void refetch() } : undefined,
  }
}

interface WithCardProps {
  readonly cards: ReturnType<typeof useCards>
  readonly name: string
  readonly busy: boolean
  readonly onPay: (cardId: string) => void
}

/** The card and the button, or what is missing for them. */
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

/** What the chosen invoices cost together, and the one button that pays them all. */
export const PaySelected = (props: PaySelectedProps) => {
  const { selected, onChoose } = props
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const may = useMay()
  const cards = useCards(selected)
  const paying = usePaySelected(props)
  if (selected.length === 0) return null
  const sums = sumsOf(selected).map(({ amount, currency }) => formatMoney(amount, currency, locale))
  return (
    <section className="pay-selected" aria-label={t('several.label')}>
      <Refused selected={selected} results={paying.data?.results ?? []} />
      <IconButton icon={X} label={t('several.clear')} disabled={paying.isPending} onClick={() => onChoose([])} />
      <p className="grow">
        <span className="muted">{t('several.count', { count: selected.length })}</span>{' '}
        <span className="strong tab-num">{sums.join(' + ')}</span>
      </p>
      {may(null, 'paySeveral') ? (
        <WithCard
          cards={cards}
          name={t('several.pay', { sum: sums.join(' + ') })}
          busy={paying.isPending}
          onPay={paying.mutate}
        />
      ) : (
        <p className="small muted">{t('several.not_you')}</p>
      )}
    </section>
  )
}
