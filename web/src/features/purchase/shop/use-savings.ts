import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { plansOf, savingOf } from '../offer/offer.ts'
import type { ProductLine } from '../offer/product-line.ts'
import type { SoldPeriod } from '../offer/sold-periods.ts'
import { quoteQuery } from '../queries.ts'

type Savings = ReadonlyMap<SoldPeriod, number>

interface Sold {
  readonly period: SoldPeriod
  readonly sku: Sku
}

const savingsOf = async (client: QueryClient, sold: readonly Sold[], quantity: number): Promise<Savings> => {
  const prices = await Promise.all(
    sold.map(async ({ period, sku }) => {
      const { price } = await client.fetchQuery(quoteQuery(sku.id, Math.max(quantity, sku.min_quantity)))
      return [period, price] as const
    }),
  )
  const monthly = prices.find(([period]) => period === 'monthly')?.[1] ?? 0
  return new Map(
    prices.flatMap(([period, price]) => {
      const saving = savingOf(period, price, monthly)
      return saving === null ? [] : [[period, saving] as const]
    }),
  )
}

const savingsQuery = (sold: readonly Sold[], quantity: number) =>
  queryOptions({
    queryKey: ['savings', sold.map(({ sku }) => sku.id), quantity],
    queryFn: ({ client }) => savingsOf(client, sold, quantity),
    placeholderData: keepPreviousData,
  })

const nothing: Savings = new Map()

/** How many percent each period saves against monthly payment at this quantity, for the first product of the shortest period. */
export const useSavings = (
  skus: readonly Sku[],
  line: ProductLine,
  periods: readonly SoldPeriod[],
  quantity: number,
): Savings => {
  const [first] = plansOf(skus, line, 'subscription', periods[0])
  const sold = periods.flatMap((period) => {
    const plan = plansOf(skus, line, 'subscription', period).find(({ product }) => product === first?.product)
    return plan === undefined ? [] : [{ period, sku: plan.sku }]
  })
  return useQuery(savingsQuery(sold, quantity)).data ?? nothing
}
