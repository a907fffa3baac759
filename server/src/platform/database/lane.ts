import type pg from 'pg'
import type { NamedStatement } from './tenant-read.ts'

/** A read that has not been answered yet. */
export interface Asked {
  readonly tenant: string
  readonly statement: NamedStatement
  /** Identifies the statement, whoever asks it. */
  readonly kind: string
  readonly critical: boolean
  /** When it was sent. */
  at: number
  readonly resolve: (rows: never[]) => void
  readonly reject: (error: unknown) => void
  /** On how many lanes it has been sent. */
  open: number
}

/** One permanent connection of the pool that many reads share. */
export interface Lane {
  /** The tenant that the session is bound to for as long as it lives. */
  readonly tenant: string
  /** Available once the session is bound to the tenant. */
  readonly client: Promise<pg.PoolClient>
  /** Reads that have not been answered yet, oldest first. Answers come in this order. */
  readonly asked: Asked[]
  /** The kind of read that it was set aside for. */
  aside: string | null
  /** No more reads are sent on it. Its connection ends with the last answer. */
  isRetired: boolean
}

/** How long its oldest read has waited for the answer. */
export const waitedMs = ({ asked: [oldest] }: Lane): number =>
  oldest === undefined ? 0 : performance.now() - oldest.at

/** The lane with the fewest reads on it. */
export const fewestBefore = (lanes: readonly Lane[]): Lane | undefined =>
  lanes.reduce<Lane | undefined>(
    (least, lane) => (least === undefined || lane.asked.length < least.asked.length ? lane : least),
    undefined,
  )
