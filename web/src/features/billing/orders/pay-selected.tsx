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
import { answerOf, api } from '../../../api/client.ts'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { cardName } from '../cards/card-brand.ts'
import { cardExpiry } from '../cards/card-expiry.ts'
import { cardsForAll } from '../cards/card-owner.ts'
import { useBankQuestion } from '../pay/use-bank-question.ts'
import { cardsQuery } from '../queries.ts'
import { sumsOf } from './selection.ts'

const hourMs = 3_600_000

type Outcome = readonly PaySeveralResult[]

const paySeveral = async (orders: readonly Order[], payment_method_id: string): Promise<Outcome> => {
  const body = { order_ids: orders.map(({ id }) => id), payment_method_id }
  return (await answerOf(api.POST('/billing/api/v1/orders/pay', { body }))).results
}

/** Each bank's question in its turn; one that cannot be shown leaves its invoice waiting. */
const answerAll = async (results: Outcome, ask: (secret: string) => Promise<void>): Promise<void> => {
  for (const { client_secret } of results)
    if (client_secret !== undefined) await ask(client_secret).catch(() => undefined)
}

interface PaySelectedProps {
  readonly selected: readonly Order[]
  readonly onClear: () => void
}

const usePaySelected = ({ selected, onClear }: PaySelectedProps) => {
  const { t } = useTranslation('billing')
  const queryClient = useQueryClient()
  const ask = useBankQuestion()
  const tell = (results: Outcome): void => {
    const failed = results.filter(({ status }) => status === 'failed')
    const numberOf = (id: string): string => selected.find((order) => order.id === id)?.number ?? ''
    const paid = results.filter(({ status }) => status === 'paid').length
    if (paid > 0) toasts.show({ tone: 'ok', title: t('several.paid', { count: paid }) })
    if (failed.length === 0) return
    const details = failed.map(({ order_id, error }) => `${numberOf(order_id)}: ${error?.title ?? ''}`)
    toasts.show({ tone: 'bad', title: t('several.failed', { count: failed.length }), details })
  }
  return useMutation({
    mutationFn: async (cardId: string) => {
      const results = await paySeveral(selected, cardId)
      await answerAll(results, ask)
      return results
    },
    onSuccess: (results) => {
      tell(results)
      onClear()
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
      await queryClient.invalidateQueries({ queryKey: unpaidOrdersQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: ['payments'] })
    },
  })
}

/** What the chosen invoices cost together, and the one button that pays them all. */
export const PaySelected = (props: PaySelectedProps) => {
  const { selected, onClear } = props
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const now = useNow(hourMs)
  const may = useMay()
  const { data: cards = [] } = useQuery(cardsQuery)
  const usable = cardsForAll(cards, selected).filter(
    ({ card_exp_date }) => cardExpiry(card_exp_date, now).state !== 'expired',
  )
  const ownedCardName = (card: PaymentMethod): string =>
    card.owner === null ? cardName(card) : `${cardName(card)}, ${t('cards.of', card.owner)}`
  const [chosenId, setChosenId] = useState<string>()
  const chosen = usable.find(({ id }) => id === chosenId) ?? usable.find((card) => card.default) ?? usable[0]
  const paying = usePaySelected(props)
  if (selected.length === 0) return null
  const sums = sumsOf(selected).map(({ amount, currency }) => formatMoney(amount, currency, locale))
  return (
    <section className="pay-selected" aria-label={t('several.label')}>
      <IconButton icon={X} label={t('several.clear')} disabled={paying.isPending} onClick={onClear} />
      <p className="grow">
        <span className="muted">{t('several.count', { count: selected.length })}</span>{' '}
        <span className="strong tab-num">{sums.join(' + ')}</span>
      </p>
      {!may(null, 'paySeveral') ? (
        <p className="small muted">{t('several.not_you')}</p>
      ) : chosen === undefined ? (
        <Link to="/payment-methods" className={buttonClass()}>
          {t('several.no_card')}
        </Link>
      ) : (
        <>
          <NativeSelect
            label={t('several.with')}
            value={chosen.id}
            options={usable.map((card) => ({ value: card.id, name: ownedCardName(card) }))}
            onChange={setChosenId}
          />
          <Button kind="primary" busy={paying.isPending} onClick={() => paying.mutate(chosen.id)}>
            {t('several.pay', { sum: sums.join(' + ') })}
          </Button>
        </>
      )}
    </section>
  )
}
