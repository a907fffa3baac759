import type * as z from 'zod'
import type { Tx } from '../database/database.ts'

/** What the vendor's former system kept, in the order in which one stands on another. */
export const importKinds = ['customers', 'licences', 'invoices', 'tickets', 'comments'] as const
export type ImportKindName = (typeof importKinds)[number]

/** One line of a file that reads as it should. */
export interface Line<Row> {
  /** Counted from 1, the header included; of several that make up one record, the first. */
  readonly line: number
  readonly row: Row
}

/** Why one line cannot be taken. */
export interface Refusal {
  readonly line: number
  readonly column: string
  readonly reason: string
}

/** What a run is about. */
export interface ImportRun {
  readonly tenant: string
  readonly now: Date
  /** Nothing of it will stay, so that no number is taken which others could have. */
  isRehearsal(): boolean
}

/** What became of some lines: those that were written by their external ids, and those that cannot be. */
export interface Taken {
  readonly written: ReadonlyMap<string, string>
  readonly refusals: readonly Refusal[]
}

/** How one module takes lines of one file. */
export interface ImportKind<Row extends { readonly id: string }> {
  readonly name: ImportKindName
  /** Of the cells that are not empty. */
  readonly schema: z.ZodType<Row> & { readonly shape: Readonly<Record<string, unknown>> }
  /** Writes, in the caller's transaction, the lines that fit what is there; refuses the others. Announces nothing, so that no mail leaves. */
  take(tx: Tx, run: ImportRun, lines: readonly Line<Row>[]): Promise<Taken>
  /** Once every line of every file fits: does what would be seen by others before the end of the transaction. */
  settle?(tx: Tx, run: ImportRun): Promise<void>
}

/** What is wrong with a line, and in which column. */
export type Fault<Row> = readonly [column: Extract<keyof Row, string>, reason: string]

/** What is wrong with the licence that a line names, for the customer that it names. */
export const licenceFault = (
  named: string | undefined,
  licence: { readonly account_id: string } | undefined,
  customer: { readonly id: string } | undefined,
): readonly [column: 'licence', reason: string] | null => {
  if (named === undefined) return null
  if (licence === undefined) return ['licence', 'no licence was imported under this id']
  return customer === undefined || licence.account_id === customer.id ? null : ['licence', 'is another customer’s']
}

/** Collects what is wrong with lines, and says which may go on. */
export const createSieve = <Row>() => {
  const refusals: Refusal[] = []
  return {
    refusals,
    /** True where nothing was found; otherwise the first thing of each column is written down. */
    passes: ({ line }: Line<Row>, faults: readonly (Fault<Row> | null)[]) => {
      const found = faults.filter((fault) => fault !== null)
      const firsts = found.filter(([column], at) => found.findIndex(([other]) => other === column) === at)
      refusals.push(...firsts.map(([column, reason]) => ({ line, column, reason })))
      return firsts.length === 0
    },
  }
}

/** Values that occur more than once get their later lines. */
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
