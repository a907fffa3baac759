import type { ClickHouseSettings } from '@clickhouse/client'
import type { Params } from './engine.ts'

/** What Foyer's process and the engine's process say to each other. */

/** Handed to the engine's process as its only argument, in JSON. */
export interface ProcessOptions {
  readonly path: string
  /** The file descriptor that it reads values from, in the order of the messages that tell of them. */
  readonly values_pipe: number
  /** How many reads it is sent at a time. */
  readonly readers: number
  readonly settings: { readonly [Purpose in 'read' | 'write' | 'insert']: ClickHouseSettings }
}

/** A statement that reads, and what its placeholders stand for. */
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

/** Each kind has connections of its own in the engine, with its own rights and limits, and one call at a time on each. */
export type RequestKind = Request['kind']

type Insert = Extract<Request, { kind: 'insert' }>

/** The values of an insert are megabytes: they come by a pipe of their own, or calls behind them would wait for them. */
export type Message = Exclude<Request, Insert> | (Omit<Insert, 'values'> & { readonly bytes: number })

export interface Call {
  readonly id: number
  readonly request: Message
}

export type StartFailure = 'not_installed' | 'not_opened' | 'tables_lost'

export type Answer =
  /** The first message: the folder is open. */
  | { readonly type: 'ready'; readonly broken_parts: number }
  /** The first and last message: it cannot be opened, and why. */
  | { readonly type: 'failed'; readonly failure: StartFailure; readonly reason: string }
  /** JSONEachRow, of a query; empty otherwise. */
  | { readonly type: 'done'; readonly id: number; readonly rows: Uint8Array }
  /** With ClickHouse's error number, 0 where it gave none. */
  | { readonly type: 'refused'; readonly id: number; readonly engine_code: number; readonly reason: string }
