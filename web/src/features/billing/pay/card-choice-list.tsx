import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { CreditCard, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardName } from '../../../lib/card-brand.ts'
import { Choice, Choices } from '../../../ui/choices.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { cardExpiry } from '../cards/card-expiry.ts'
import { NewCardChoice } from './new-card-choice.tsx'
import type { CardChoice } from './pay-choices.ts'
import type { CardToken } from './wish.ts'

type SavedCard = Extract<CardChoice, { kind: 'saved' }>['card']

const Expiry = ({ card }: { card: SavedCard }) => {
  const { t } = useTranslation('billing')
  const date = card.card_exp_date
  const expiry = cardExpiry(date, useNow(hourMs))
  if (expiry.state === 'expired') return t('cards.expired_on', { date })
  if (expiry.state === 'soon')
    return <span className="pay-soon">{t('cards.soon_on', { count: expiry.days, date })}</span>
  return card.default ? t('cards.default_until', { date }) : t('cards.until', { date })
}

interface CardChoiceListProps {
  readonly choices: readonly CardChoice[]
  readonly chosen: string | undefined
  readonly disabled: boolean
  /** What is chosen here; by default, a card to pay with. */
  readonly legend?: string
  readonly onChoose: (id: string) => void
  readonly onCard: (card: CardToken | undefined) => void
  /** Called with whether anything of a card was typed. */
  readonly onBegun?: (begun: boolean) => void
}

type NewChoice = Extract<CardChoice, { kind: 'new' }>

/** The fields load when first needed and stay mounted, so that looking at another choice loses nothing typed. */
const NewCardFields = (props: CardChoiceListProps & { readonly choice: NewChoice }) => {
  const { choice, chosen, disabled, onCard, onBegun } = props
  const { t } = useTranslation('billing')
  const { gateway } = choice
  const isChosen = chosen === choice.id
  const [opened, setOpened] = useState(isChosen)
  if (isChosen && !opened) setOpened(true)
  if (gateway.gateway === 'cloudpayments') return <p className="tiny subtle">{t('card_form.in_window')}</p>
  return opened ? <NewCardChoice access={gateway} disabled={disabled} onCard={onCard} onBegun={onBegun} /> : null
}

/** Saved cards and new ones; one of them is chosen. */
export const CardChoiceList = (props: CardChoiceListProps) => {
  const { choices, chosen, disabled, legend, onChoose } = props
  const { t } = useTranslation('billing')
  const several = choices.filter(({ kind }) => kind === 'new').length > 1
  return (
    <Choices legend={legend ?? t('pay.with')} disabled={disabled}>
      {choices.map((choice) =>
        choice.kind === 'saved' ? (
          <Choice
            key={choice.id}
            group="card"
            value={choice.id}
            chosen={chosen === choice.id}
            icon={CreditCard}
            title={cardName(choice.card)}
            remark={
              <>
                <Expiry card={choice.card} />
                {choice.card.owner !== null && (
                  <span className="cut pay-owner" title={choice.card.owner.email}>
                    {t('cards.of', choice.card.owner)}
                  </span>
                )}
              </>
            }
            disabled={choice.expired}
            onChoose={onChoose}
          />
        ) : (
          <Choice
            key={choice.id}
            group="card"
            value={choice.id}
            chosen={chosen === choice.id}
            icon={Plus}
            title={t('pay.new_card')}
            {...(several && { remark: t(`gateways.${choice.gateway.gateway}`) })}
            onChoose={onChoose}
          >
            <NewCardFields {...props} choice={choice} />
          </Choice>
        ),
      )}
    </Choices>
  )
}
