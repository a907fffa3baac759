import type { Order } from '@foyer/contract/billing/order.ts'

/** What an order brings once it is paid, told before the button. */
export type AfterPayment =
  | { readonly kind: 'runs_until'; readonly licence: string; readonly day: string }
  | { readonly kind: 'more'; readonly licence: string; readonly count: number }
  | { readonly kind: 'issued' }

/** The first of its actions that means something to the customer; undefined where none does. */
export const afterPayment = ({
  actions,
  deliverable,
}: Pick<Order, 'actions' | 'deliverable'>): AfterPayment | undefined => {
  const licence = deliverable?.human_id
  for (const action of actions) {
    if (action.command === 'create') return { kind: 'issued' }
    if (licence === undefined) continue
    if (action.command === 'prolong') return { kind: 'runs_until', licence, day: action.ends_on }
    if (action.command === 'increase') return { kind: 'more', licence, count: action.quantity_delta }
  }
  return undefined
}
