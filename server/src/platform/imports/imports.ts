import type * as z from 'zod'
import type { Tx } from '../database/database.ts'

/** The kinds of records from the vendor's former system, ordered so that each refers only to earlier ones. */
export const importKinds = ['customers', 'licences', 'invoices', 'tickets', 'comments'] as const
export type ImportKindName = (typeof importKinds)[number]

/** A valid line of a file. */
export interface Line<Row> {
  /** Counted from 1, including the header. For a record of several lines, the first one. */
  readonly line: number
  readonly row: Row
}

/** Why a line is rejected. */
export interface Refusal {
  readonly line: number
  readonly column: string
  readonly reason: string
}

/** The current run. */
export interface ImportRun {
  readonly tenant: string
  readonly now: Date
  /** True if the run will be rolled back. It must not use up numbers, such as those of invoices. */
  isRehearsal(): boolean
}

/** The outcome for some lines: the ids of written objects by external id, and the rejected lines. */
export interface Taken {
  readonly written: ReadonlyMap<string, string>
  readonly refusals: readonly Refusal[]
}

/** How a module imports one kind of file. */
export interface ImportKind<Row extends { readonly id: string }> {
  readonly name: ImportKindName
  /** Validates the cells that are not empty. */
  readonly schema: z.ZodType<Row> & { readonly shape: Readonly<Record<string, unknown>> }
  /**
   * Writes, in the caller's transaction, the lines that fit the existing data, and rejects the others. Announces no
   * events, so that no mail is sent.
   */
  take(tx: Tx, run: ImportRun, lines: readonly Line<Row>[]): Promise<Taken>
  /** Runs after every line of every file has been accepted. For work that others would notice before the transaction ends. */
  settle?(tx: Tx, run: ImportRun): Promise<void>
}

/** What is wrong with a line, and in which column. */
export type Fault<Row> = readonly [column: Extract<keyof Row, string>, reason: string]

/** Checks the licence that a line refers to against the line's customer. */
export const licenceFault = (
  named: string | undefined,
  licence: { readonly account_id: string } | undefined,
  customer: { readonly id: string } | undefined,
): readonly [column: 'licence', reason: string] | null => {
  if (named === undefined) return null
  if (licence === undefined) return ['licence', 'no licence was imported under this id']
  return customer === undefined || licence.account_id === customer.id ? null : ['licence', 'is another customer’s']
}

/** Collects faults and decides which lines may go on. */
export const createSieve = <Row>() => {
  const refusals: Refusal[] = []
  return {
    refusals,
    /** Returns true if there are no faults. Otherwise records the first fault of each column. */
    passes: ({ line }: Line<Row>, faults: readonly (Fault<Row> | null)[]) => {
      const found = faults.filter((fault) => fault !== null)
      const firsts = found.filter(([column], at) => found.findIndex(([other]) => other === column) === at)
      refusals.push(...firsts.map(([column, reason]) => ({ line, column, reason })))
      return firsts.length === 0
    },
  }
}

/** Finds the later lines of values that occur more than once. */
export const repeated = <Row>(lines: readonly Line<Row>[], valueOf: (row: Row) => string | number | undefined) => {
  const seen = new Set<string | number>()
  const later = new Set<number>()
  for (const { line, row } of lines) {
    const value = valueOf(row)
    if (value === undefined) continue
    if (seen.has(value)) later.add(line)
    seen.add(value)
  }
  return later
}
