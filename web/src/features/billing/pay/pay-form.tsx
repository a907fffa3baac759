import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { LoaderCircle, Lock } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { HelpLink } from '../help-link.tsx'
import { CardChoiceList } from './card-choice-list.tsx'
import { cardWidget } from './card-widget.ts'
import { OtherWays } from './other-ways.tsx'
import { type CardChoice, cardChoices, firstChoice, otherWays } from './pay-choices.ts'
import { PayNote } from './pay-note.tsx'
import { ProblemNote } from './problem-note.tsx'
import type { Paying } from './use-pay.ts'
import type { CardToken, Wish } from './wish.ts'

const byCard = 'card'

/** What the pay button does for a choice; undefined while a new card is incomplete. */
const wishFor = (choice: CardChoice | undefined, card: CardToken | undefined, locale: Locale): Wish | undefined => {
  if (choice === undefined) return undefined
  if (choice.kind === 'saved') return { id: byCard, kind: 'saved', card: choice.card }
  const { gateway } = choice
  if (gateway.gateway === 'cloudpayments') return { id: byCard, kind: 'widget', widget: cardWidget(gateway, locale) }
  return card === undefined ? undefined : { id: byCard, kind: 'new', token: card }
}

interface PayFormProps {
  readonly order: OrderDetail
  readonly gateways: readonly PaymentGateway[]
  readonly cards: readonly PaymentMethod[]
  readonly paying: Paying
}

const PayButton = ({ order, busy, wish }: { order: OrderDetail; busy: string | undefined; wish: Wish | undefined }) => {
  const { t } = useTranslation('billing')
  const sum = formatMoney(order.amount, order.currency, useLocale())
  const isPaying = busy === byCard
  const lacksCard = busy === undefined && wish === undefined
  return (
    <Button
      type="submit"
      kind="primary"
      size="l"
      wide
      disabled={!isPaying && busy !== undefined}
      idle={lacksCard}
      title={lacksCard ? t('pay.lacks_card') : undefined}
      busy={isPaying}
    >
      {isPaying ? <LoaderCircle className="pay-busy" /> : <Lock />}
      {t('pay.amount', { sum })}
      {isPaying && <output className="sr">{t('pay.under_way')}</output>}
    </Button>
  )
}

/** The ways to pay. All are locked while a payment is running. */
export const PayForm = ({ order, gateways, cards, paying }: PayFormProps) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const [chosenId, setChosenId] = useState<string>()
  const [card, setCard] = useState<CardToken>()
  const choices = cardChoices(gateways, cards, useNow(hourMs))
  // Choices that load later, such as saved cards after a retry, must not change what the button charges.
  const [firstId] = useState(() => firstChoice(choices)?.id)
  const chosen = choices.find(({ id }) => id === (chosenId ?? firstId)) ?? firstChoice(choices)
  const wish = wishFor(chosen, card, locale)
  const { busy, problem, pay, forget } = paying
  const choose = (id: string): void => {
    setChosenId(id)
    forget()
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (wish !== undefined && busy === undefined) pay(wish)
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {order.payment?.state === 'requires_action' && busy === undefined && problem === undefined && (
        <PayNote tone="warn" title={t('pay.elsewhere_title')}>
          <p>{t('pay.elsewhere_text')}</p>
        </PayNote>
      )}
      {choices.length > 0 && (
        <>
          <CardChoiceList
            choices={choices}
            chosen={chosen?.id}
            disabled={busy !== undefined}
            onChoose={choose}
            onCard={setCard}
          />
          {problem !== undefined && <ProblemNote problem={problem} invoice={order.id} />}
          <PayButton order={order} busy={busy} wish={wish} />
        </>
      )}
      {choices.length === 0 && problem !== undefined && <ProblemNote problem={problem} invoice={order.id} />}
      <OtherWays order={order} ways={otherWays(gateways)} alone={choices.length === 0} busy={busy} onPay={pay} />
      {gateways.length === 0 && (
        <p className="small muted">
          {t('pay.no_way')} <HelpLink invoice={order.id} />
        </p>
      )}
    </form>
  )
}
