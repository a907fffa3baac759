import type { Order } from '@foyer/contract/billing/order.ts'
import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardsQuery } from '../../../api/cards.ts'
import { gatewaysFor } from '../../../api/payment-gateways.ts'
import { useNow } from '../../../ui/use-now.ts'
import { cardsForAll } from '../cards/card-owner.ts'
import { cardChoices } from '../pay/pay-choices.ts'

/** The gateways that all of these lists contain. */
const inAll = ([first = [], ...others]: readonly (readonly PaymentGateway[])[]): readonly PaymentGateway[] =>
  first.filter(({ gateway }) => others.every((offered) => offered.some((each) => each.gateway === gateway)))

/** The gateways that accept all of these currencies; one may accept only some. */
const gatewaysForAll = (currencies: readonly Currency[]) =>
  queryOptions({
    queryKey: ['payment_gateways', currencies],
    queryFn: async ({ client }) =>
      inAll(await Promise.all(currencies.map((currency) => client.fetchQuery(gatewaysFor({ currency }))))),
    staleTime: 60_000,
  })

export interface CardsForAll {
  readonly usable: readonly PaymentMethod[]
  readonly chosen: PaymentMethod | undefined
  readonly choose: (id: string) => void
  /** It is certain that there is none. */
  readonly isNone: boolean
  readonly failed: { readonly error: Error; readonly retry: () => void } | undefined
}

/** The cards that can pay all of these invoices, and the one to use: the first that would pay a single one of them. */
export const useCardsForAll = (orders: readonly Order[]): CardsForAll => {
  const now = useNow(hourMs)
  const cards = useQuery(cardsQuery)
  const currencies = [...new Set(orders.map(({ currency }) => currency))].toSorted()
  const gateways = useQuery({ ...gatewaysForAll(currencies), enabled: currencies.length > 0 })
  const [chosenId, choose] = useState<string>()
  const usable = cardChoices(gateways.data ?? [], cardsForAll(cards.data ?? [], orders), now).flatMap((choice) =>
    choice.kind === 'saved' && !choice.expired ? [choice.card] : [],
  )
  const chosen = usable.find(({ id }) => id === chosenId) ?? usable[0]
  const error = (cards.data === undefined ? cards.error : null) ?? (gateways.data === undefined ? gateways.error : null)
  const retry = (): void => {
    void cards.refetch()
    void gateways.refetch()
  }
  return {
    usable,
    chosen,
    choose,
    isNone: cards.data !== undefined && gateways.data !== undefined && chosen === undefined,
    failed: error === null ? undefined : { error, retry },
  }
}
