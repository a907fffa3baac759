import type pg from 'pg'
import type { Stripe } from 'stripe'
import type * as z from 'zod'
import type { SandboxOptions } from '../options.ts'
import type { KeyKind } from './account.ts'
import type { Form } from './form.ts'
import { readParameters } from './parameters.ts'

/** The context of a call: one connection inside the call's own transaction, one time, and the caller. */
export interface Context {
  readonly client: pg.PoolClient
  readonly options: SandboxOptions
  readonly now: Date
  readonly key: KeyKind
  readonly request: Stripe.Event.Request
  /** Where this sandbox is mounted, such as `/sandbox/stripe`. */
  readonly prefix: string
  /** The call's events, sent to Foyer after its transaction. */
  readonly announced: Stripe.EventBase[]
}

/** A time in Stripe's format: whole seconds. */
export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

export interface PreparedCall {
  readonly movesMoney: boolean
  readonly expand: readonly string[]
  run(context: Context): Promise<object>
}

/** One call of the API, ready to be mounted. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `/v1`, with `:id`. */
  readonly path: string
  /** Browsers may make it with the publishable key. */
  readonly browser: boolean
  /** Validates the parameters before anything is done or stored. */
  prepare(form: Form, ids: CallIds): PreparedCall
}

export interface CallIds {
  readonly id: string
  readonly inner: string
}

interface CallDescription<S extends z.ZodType<object>> {
  readonly method: Call['method']
  readonly path: string
  readonly browser?: true
  readonly parameters: S
  /** Whether this request captures or refunds money. */
  readonly movesMoney?: (parameters: z.output<S>) => boolean
  readonly run: (context: Context, parameters: z.output<S>, ids: CallIds) => Promise<object>
}

const expandOf = (parameters: object): readonly string[] =>
  'expand' in parameters && Array.isArray(parameters.expand) ? parameters.expand.map(String) : []

export const call = <S extends z.ZodType<object>>(description: CallDescription<S>): Call => ({
  method: description.method,
  path: description.path,
  browser: description.browser ?? false,
  prepare: (form, ids) => {
    const parameters = readParameters(description.parameters, form)
    return {
      movesMoney: description.movesMoney?.(parameters) ?? false,
      expand: expandOf(parameters),
      run: (context) => description.run(context, parameters, ids),
    }
  },
})
