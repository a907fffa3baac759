import type { OrderDetail } from '@foyer/contract/billing/order.ts'

/** What an order does once it is paid, announced above the button. */
export type AfterPayment =
  | { readonly kind: 'runs_until'; readonly licence: string; readonly day: string }
  /** The licence stopped before the period of its invoice began, so the new period starts on the day of payment. */
  | { readonly kind: 'new_period'; readonly licence: string }
  | { readonly kind: 'more'; readonly licence: string; readonly count: number }
  | { readonly kind: 'issued' }

/** The first of the order's actions that matters to the customer, or undefined. `today` is `yyyy-MM-dd`. */
export const afterPayment = (
  { actions, deliverable, stops_on }: Pick<OrderDetail, 'actions' | 'deliverable' | 'stops_on'>,
  today: string,
): AfterPayment | undefined => {
  const licence = deliverable?.human_id
  for (const action of actions) {
    if (action.command === 'create') return { kind: 'issued' }
    if (licence === undefined) continue
    if (action.command === 'prolong')
      return stops_on !== null && stops_on <= today && action.starts_on !== today
        ? { kind: 'new_period', licence }
        : { kind: 'runs_until', licence, day: action.ends_on }
    if (action.command === 'increase') return { kind: 'more', licence, count: action.quantity_delta }
  }
  return undefined
}
