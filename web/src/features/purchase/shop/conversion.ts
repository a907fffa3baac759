import type { ProductLine } from '../offer/product-line.ts'
import type { Trial } from '../queries.ts'

/**
 * Whether a licence can be converted here: it must be the user's own trial of the same line. The server applies the
 * same rule to the order.
 */
export const canBecome = (trial: Trial | undefined, { category }: ProductLine): trial is Trial =>
  trial?.terminatable === true && trial.state !== 'blocked' && trial.owner === null && trial.category.name === category
