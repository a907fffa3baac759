import type { OrderDetail } from '@foyer/contract/billing/order.ts'

/** What an order brings once it is paid, told before the button. */
export type AfterPayment =
  | { readonly kind: 'runs_until'; readonly licence: string; readonly day: string }
  /** The licence had stopped before the day from which it was invoiced: its period begins with the day of the payment. */
  | { readonly kind: 'new_period'; readonly licence: string }
  | { readonly kind: 'more'; readonly licence: string; readonly count: number }
  | { readonly kind: 'issued' }

/** The first of its actions that means something to the customer; undefined where none does. `today` is `yyyy-MM-dd`. */
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
