import type { Order } from '@foyer/contract/billing/order.ts'

interface AroundLicence {
  readonly before: string
  /** The words that name the licence and can link to it; empty if the description names none. */
  readonly licence: string
  readonly after: string
}

/** Finds the licence in a description: id and name together, or else the id alone. */
export const aroundLicence = ({
  description,
  deliverable,
}: Pick<Order, 'description' | 'deliverable'>): AroundLicence => {
  const names = deliverable === null ? [] : [`${deliverable.human_id} ${deliverable.name}`, deliverable.human_id]
  const licence = names.find((name) => name !== '' && description.includes(name)) ?? ''
  const at = licence === '' ? description.length : description.indexOf(licence)
  return { before: description.slice(0, at), licence, after: description.slice(at + licence.length) }
}
