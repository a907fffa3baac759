import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MoreHorizontal, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { cardsQuery } from '../../../api/cards.ts'
import { cardName } from '../../../lib/card-brand.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { deleteCard, makeDefault } from './card-calls.ts'
import { cardExpiry } from './card-expiry.ts'
import { isOwn } from './card-owner.ts'

/** What deleting the card leads to. */
const useConsequence = (card: PaymentMethod): string => {
  const { t } = useTranslation('billing')
  const { data: cards = [] } = useQuery(cardsQuery)
  if (cards.filter(isOwn).length === 1) return t('cards.delete_only')
  return card.default ? t('cards.delete_default') : t('cards.delete_text')
}

/** The actions on one saved card. */
export const CardMenu = ({ card }: { card: PaymentMethod }) => {
  const { t } = useTranslation('billing')
  const queryClient = useQueryClient()
  const may = useMay()
  const [asks, setAsks] = useState(false)
  const name = cardName(card)
  const consequence = useConsequence(card)
  const isOver = cardExpiry(card.card_exp_date, useNow(hourMs)).state === 'expired'
  const refresh = () => queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey })
  const first = useMutation({ mutationFn: makeDefault, meta: { success: t('cards.made_default') }, onSettled: refresh })
  const forget = useMutation({ mutationFn: deleteCard, meta: { success: t('cards.deleted') }, onSettled: refresh })
  return (
    <>
      <Menu button={<IconButton icon={MoreHorizontal} label={t('cards.actions', { card: name })} />}>
        {!card.default && !isOver && may(card.owner, 'changePaymentMethod') && (
          <MenuItem icon={Star} onChoose={() => first.mutate(card.id)}>
            {t('cards.make_default')}
          </MenuItem>
        )}
        {may(card.owner, 'deletePaymentMethod') && (
          <MenuItem icon={Trash2} tone="danger" onChoose={() => setAsks(true)}>
            {t('cards.delete')}
          </MenuItem>
        )}
      </Menu>
      {asks && (
        <Confirm
          title={t('cards.delete_title', { card: name })}
          action={t('cards.delete')}
          keep={t('cards.keep')}
          onConfirm={() => forget.mutateAsync(card.id)}
          onClose={() => setAsks(false)}
        >
          <p>{consequence}</p>
        </Confirm>
      )}
    </>
  )
}
