import type { RunningFoyer } from './running-foyer.ts'

/** Money that a provider's stand-in took for an order, or returned. */
interface Moved {
  readonly id: string
  readonly gateway: string
  readonly order_id: string
  readonly attempt_id: string | null
  readonly amount: number
  readonly currency: string
  readonly at: string
  /** What was returned, by a provider who says so. */
  readonly capture_id?: string
}

interface Ledger {
  readonly captures: readonly Moved[]
  readonly refunds: readonly Moved[]
}

/** What the providers' stand-ins took and returned, as their books say. */
export const readLedger = async ({ client }: Pick<RunningFoyer, 'client'>): Promise<Ledger> =>
  // The sandbox's own format; see its README.
  (await client.send('GET', '/sandbox/ledger')).body as Ledger

const ofOrder = (moved: readonly Moved[], id: string): Moved[] => moved.filter(({ order_id }) => order_id === id)

export const capturesOf = async (foyer: Pick<RunningFoyer, 'client'>, orderId: string): Promise<Moved[]> =>
  ofOrder((await readLedger(foyer)).captures, orderId)

export const returnsOf = async (foyer: Pick<RunningFoyer, 'client'>, orderId: string): Promise<Moved[]> =>
  ofOrder((await readLedger(foyer)).refunds, orderId)
