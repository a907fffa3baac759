import { UpgradeBody } from '@foyer/contract/licensing/limit-change.ts'

export type Direction = 'increase' | 'decrease'

/** Reads the typed change; `wrong` for anything but a whole number of at least one. */
export const readDelta = (typed: string): number | 'wrong' => {
  const read = UpgradeBody.safeParse({ quantity_delta: typed.trim() === '' ? Number.NaN : Number(typed) })
  return read.success ? read.data.quantity_delta : 'wrong'
}

/** The resulting quantity; a licence has at least one unit. */
export const changedQuantity = (quantity: number, delta: number, direction: Direction): number =>
  direction === 'increase' ? quantity + delta : quantity - delta

export const isTooLow = (quantity: number, delta: number, direction: Direction): boolean =>
  changedQuantity(quantity, delta, direction) < 1
