import type * as z from 'zod/mini'
import type { ChangedHours, HourRange, OutlastingHours, WatchedHours } from './changed-hours.ts'

/** What may be bound to a `{name:Type}` placeholder. It travels beside the statement and is never written into it. */
export type Param = string | number | boolean | null | readonly string[] | readonly number[]
export type Params = Readonly<Record<string, Param>>

/** A read, whole: its text, what it is asked with and what it answers. */
export interface NamedQuery<P extends Params, Row> {
  /** Unique; it stands in errors and in the server's query log. */
  readonly name: string
  /** ClickHouse SQL without FORMAT; every value is a placeholder. */
  readonly sql: string
  readonly params: z.ZodMiniType<P>
  readonly row: z.ZodMiniType<Row>
}

/** Names a query without widening its types. */
export const namedQuery = <P extends Params, Row>(query: NamedQuery<P, Row>): NamedQuery<P, Row> => query

/** What one read may cost; beyond it the engine gives the read up. */
export interface Limits {
  readonly seconds: number
  readonly memoryBytes: number
  readonly rows: number
}

export const defaultLimits: Limits = { seconds: 10, memoryBytes: 1024 ** 3, rows: 20_000 }

export type Rows = readonly Readonly<Record<string, unknown>>[]

/** The ClickHouse engine, embedded or on a server. Every call rejects with a StatisticsError and with nothing else. */
export interface StatisticsStore {
  /** Whether other processes may write to it as well. */
  readonly shared: boolean
  /**
   * Reads. Tables that replace their rows show each row's last version only, merged or not.
   * Integers of any width arrive as numbers, exact below 2^53. Beyond the limit of rows, read in pages.
   */
  query<P extends Params, Row>(named: NamedQuery<P, Row>, params: P): Promise<Row[]>
  /** Adds rows in one piece; a field that the table does not have is refused. Times are milliseconds since 1970. */
  insert(table: string, rows: Rows): Promise<void>
  /** DDL and the program's own fixed statements; whatever varies is bound. */
  command(sql: string, params?: Params): Promise<void>
  /** Resolves when the engine answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The engine as Foyer uses it. */
export interface StatisticsEngine extends StatisticsStore {
  /** In which filing hours something was filed since they were summed. */
  changedHours(range: HourRange): Promise<ChangedHours>
  /** In which filing hours before those that are read anyway something was watched for so long that it counts. */
  outlastingHours(asked: WatchedHours): Promise<OutlastingHours>
}
