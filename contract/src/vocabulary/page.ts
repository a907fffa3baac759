import * as z from 'zod/mini'
import { retroviewPageSize, searchCap } from './constants.ts'
import { AskedDay } from './ids.ts'
import { queryNumber } from './query-number.ts'

/** The page sizes that tables offer. */
export const pageSizes = [10, 20, 50, 100] as const

/** Rows per page, 1 to 100; defaults to 20. */
export const Limit = z.prefault(queryNumber(z.int(), z.minimum(1), z.maximum(100)), 20)

/** The query that every cursor-paged collection understands. */
export const pageQuery = {
  /** `next` or `prev` of an earlier answer. Opaque and signed; it stays valid while rows are added. */
  cursor: z.optional(z.string().check(z.maxLength(4000))),
  /** Rows per page, 1 to 100; defaults to 20. */
  limit: Limit,
}

/** Which page a use case is asked for. */
export type PageQuery = Readonly<z.output<z.ZodMiniObject<typeof pageQuery>>>

/** The same of a list that has several orders. */
export interface SortedPageQuery extends PageQuery {
  readonly sort: string
}

/** Rows per page of the usage statistics, 1 to 100; defaults to 100. */
export const retroviewLimit = z.prefault(queryNumber(z.int(), z.minimum(1), z.maximum(100)), retroviewPageSize)

/** `created_at` rises, `-created_at` falls. */
export const sortBy = <const Field extends string>(
  fields: readonly [Field, ...Field[]],
  unlessTold: NoInfer<Field | `-${Field}`>,
) => z.prefault(z.literal(fields.flatMap<Field | `-${Field}`>((field) => [field, `-${field}`])), unlessTold)

export const searchQuery = {
  /** Words to search for, in the texts of a row and of related objects. */
  query: z.optional(z.string().check(z.trim(), z.maxLength(searchCap))),
}

export const dayQuery = {
  /** The first day, in UTC. */
  from: z.optional(AskedDay),
  /** The last day, in UTC, included. */
  to: z.optional(AskedDay),
}

/** A query with the days of `dayQuery`. If the first day is after the last one, the query is refused, because it would find nothing. */
export const queryWithDays = <Fields extends typeof dayQuery>(fields: Fields) =>
  z.strictObject(fields).check(
    // What the fields are beyond the days is not known here.
    z.refine(
      (query) => {
        const { from, to } = query as { readonly from?: string | undefined; readonly to?: string | undefined }
        return from === undefined || to === undefined || from <= to
      },
      { path: ['from'] },
    ),
  )

const AmountBound = queryNumber(z.minimum(0), z.maximum(1_000_000_000_000))

/** Bounds of the amount with tax, compared in the currency of each row. */
export const amountQuery = {
  /** More than this, with tax, in the currency of each row. */
  amount_gt: z.optional(AmountBound),
  /** Less than this, with tax, in the currency of each row. */
  amount_lt: z.optional(AmountBound),
}

export const csvQuery = {
  /**
   * `csv` returns all matching rows as a file, without pages. Lists of the vendor's side come in the order of `sort` if an index has it, and
   * otherwise latest first.
   */
  format: z.optional(z.literal('csv')),
}

/** `{ "<plural>": [...], estimated_count, next, prev, timing }` */
export const collection = <const Name extends string, Row extends z.ZodMiniType>(plural: Name, row: Row) =>
  z.object({
    [plural]: z.array(row),
    estimated_count: z.int(),
    next: z.nullable(z.string()),
    prev: z.nullable(z.string()),
    timing: z.object({ /** Milliseconds that the server spent. */ total: z.number() }),
  } as { [K in Name]: z.ZodMiniArray<Row> } & {
    estimated_count: z.ZodMiniNumberFormat
    next: z.ZodMiniNullable<z.ZodMiniString<string>>
    prev: z.ZodMiniNullable<z.ZodMiniString<string>>
    timing: z.ZodMiniObject<{ total: z.ZodMiniNumber }>
  })

/** So many rows are counted in lists of the vendor's side; one more stands for all others. */
export const mostCounted = 10_000

/** Besides, in an answer of a list of which a vendor may have millions of rows. */
export const longList = {
  /** True if there are more than 10000 rows; `estimated_count` is then 10001. */
  count_is_rough: z.optional(z.literal(true)),
}

/** Besides, in an answer of a list whose search also covers customers. */
export const searchOfCustomers = {
  /** True if more than 10000 customers match the search: then it finds rows by their own words, but not all rows of these customers. */
  too_many_customers: z.optional(z.literal(true)),
}

/** What a use case returns of a collection; the HTTP layer adds the timing. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly estimated_count: number
  readonly count_is_rough?: true
  readonly too_many_customers?: true
  readonly next: string | null
  readonly prev: string | null
}
