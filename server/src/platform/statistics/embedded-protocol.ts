import type { ClickHouseSettings } from '@clickhouse/client'
import type { Params } from './engine.ts'

/** The messages between Foyer's process and the engine's process. */

/** Passed to the engine's process as its only argument, as JSON. */
export interface ProcessOptions {
  readonly path: string
  /** The file descriptor for the values of inserts, in the order of the messages that announce them. */
  readonly values_pipe: number
  /** The maximum number of concurrent reads. */
  readonly readers: number
  readonly settings: { readonly [Purpose in 'read' | 'write' | 'insert']: ClickHouseSettings }
}

/** A read with the values of its placeholders. */
export interface Read {
  readonly kind: 'query'
  readonly sql: string
  readonly params: Params
}

export type Request =
  | Read
  | (Omit<Read, 'kind'> & { readonly kind: 'command' })
  | {
      readonly kind: 'insert'
      readonly table: string
      readonly columns: string[]
      /** JSONCompactEachRow. */
      readonly values: Uint8Array
    }
  | { readonly kind: 'ping' }

/** Each kind has its own connections in the engine, with their own rights and limits, and one call at a time on each connection. */
export type RequestKind = Request['kind']

type Insert = Extract<Request, { kind: 'insert' }>

/** The values of an insert can be megabytes. They use a pipe of their own; otherwise later calls would wait behind them. */
export type Message = Exclude<Request, Insert> | (Omit<Insert, 'values'> & { readonly bytes: number })

export interface Call {
  readonly id: number
  readonly request: Message
}

export type StartFailure = 'not_installed' | 'not_opened' | 'tables_lost'

export type Answer =
  /** The first message: the folder is open. */
  | { readonly type: 'ready'; readonly broken_parts: number }
  /** The only message of a process that cannot open the folder. */
  | { readonly type: 'failed'; readonly failure: StartFailure; readonly reason: string }
  /** For a query, its rows as JSONEachRow; otherwise empty. */
  | { readonly type: 'done'; readonly id: number; readonly rows: Uint8Array }
  /** With ClickHouse's error code, or 0 if there is none. */
  | { readonly type: 'refused'; readonly id: number; readonly engine_code: number; readonly reason: string }
