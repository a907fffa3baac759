import type { ProductLine } from '../offer/product-line.ts'
import type { Trial } from '../queries.ts'

/** Whether it can become what this line sells: one's own trial of the same line, as the server decides when it is bought. */
export const canBecome = (trial: Trial | undefined, { category }: ProductLine): trial is Trial =>
  trial?.terminatable === true && trial.state !== 'blocked' && trial.owner === null && trial.category.name === category
