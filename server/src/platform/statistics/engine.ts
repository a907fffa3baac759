import type * as z from 'zod/mini'
import type { ChangedHours, HourRange, OutlastingHours, WatchedHours } from './changed-hours.ts'

/** A value for a `{name:Type}` placeholder. It is sent separately and never becomes part of the statement's text. */
export type Param = string | number | boolean | null | readonly string[] | readonly number[]
export type Params = Readonly<Record<string, Param>>

/** A complete read: its SQL, its parameters and its result. */
export interface NamedQuery<P extends Params, Row> {
  /** Unique; used in errors and in the server's query log. */
  readonly name: string
  /** ClickHouse SQL without FORMAT. Every value is a placeholder. */
  readonly sql: string
  readonly params: z.ZodMiniType<P>
  readonly row: z.ZodMiniType<Row>
}

/** Defines a query without widening its types. */
export const namedQuery = <P extends Params, Row>(query: NamedQuery<P, Row>): NamedQuery<P, Row> => query

/** The limits of one read. The engine aborts a read that exceeds them. */
export interface Limits {
  readonly seconds: number
  readonly memoryBytes: number
  readonly rows: number
}

export const defaultLimits: Limits = { seconds: 10, memoryBytes: 1024 ** 3, rows: 20_000 }

export type Rows = readonly Readonly<Record<string, unknown>>[]

/** The ClickHouse engine, embedded or on a server. Every call rejects with a StatisticsError and nothing else. */
export interface StatisticsStore {
  /** Whether other processes may write to it too. */
  readonly shared: boolean
  /**
   * Reads rows. Tables that replace rows return only the last version of each, merged or not. Integers of any width
   * arrive as numbers, exact below 2^53. Reads beyond the row limit must be paged.
   */
  query<P extends Params, Row>(named: NamedQuery<P, Row>, params: P): Promise<Row[]>
  /** Adds rows atomically. Unknown fields are rejected. Times are milliseconds since 1970. */
  insert(table: string, rows: Rows): Promise<void>
  /** For DDL and the program's own fixed statements. Everything variable must be bound. */
  command(sql: string, params?: Params): Promise<void>
  /** Resolves if the engine answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The engine as the modules use it. */
export interface StatisticsEngine extends StatisticsStore {
  /** The filing hours in which something was filed after they were summed. */
  changedHours(range: HourRange): Promise<ChangedHours>
  /** The filing hours, before those that are read anyway, in which a session was watched long enough to matter. */
  outlastingHours(asked: WatchedHours): Promise<OutlastingHours>
}
