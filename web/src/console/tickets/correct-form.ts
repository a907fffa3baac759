import { CorrectBody } from '@foyer/contract/operator/ticket-about.ts'
import type { About } from './about-ticket.ts'
import type { StaffTicket } from './queries.ts'

type Now = Pick<StaffTicket, 'kind' | 'product' | 'category' | 'deliverable_id'>

export const aboutOf = ({ kind, product, category, deliverable_id }: Now): About => ({
  kind,
  product,
  category_id: category?.id ?? '',
  deliverable_id: deliverable_id ?? '',
})

const idOf = (chosen: string): string | null => (chosen === '' ? null : chosen)

/** What was changed, for the contract, and what the form showed before. For valid forms only. */
export const correctionOf = (values: About, seen: Now): CorrectBody => {
  const before = aboutOf(seen)
  return CorrectBody.parse({
    ...(values.kind !== before.kind && { kind: values.kind }),
    ...(values.product !== before.product && { product: values.product }),
    ...(values.category_id !== before.category_id && { category_id: idOf(values.category_id) }),
    ...(values.deliverable_id !== before.deliverable_id && { deliverable_id: idOf(values.deliverable_id) }),
    seen_kind: before.kind,
    seen_product: before.product,
    seen_category_id: idOf(before.category_id),
    seen_deliverable_id: idOf(before.deliverable_id),
  })
}
