import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import { type Gateway, gateways, type Queryable, type SandboxOptions } from './options.ts'

/**
 * Faults of a request to a provider:
 * - `slow`: it works, after `delay_ms` (15 s by default)
 * - `fail_before`: an error, and nothing happened
 * - `fail_after`: it happened, but the answer is an error
 * - `drop_answer`: it happened, but the connection breaks before the answer
 * - `garbage`: it happened, but the answer is not what the API promises
 * - `sparse`: it happened, and the answer contains only what the API promises
 */
export const requestModes = ['slow', 'fail_before', 'fail_after', 'drop_answer', 'garbage', 'sparse'] as const

/** Faults of the notifications of one event: late or out of order by `delay_ms` (10 s by default), repeated, missing or forged. */
export const hookModes = ['hook_late', 'hook_twice', 'hook_reordered', 'hook_missing', 'hook_forged'] as const

export type RequestMode = (typeof requestModes)[number]
export type HookMode = (typeof hookModes)[number]

export interface Fault<Mode extends RequestMode | HookMode> {
  readonly mode: Mode
  readonly delay_ms: number | null
}

/**
 * Uses up one planned fault, the oldest that matches. A fault without a call applies only to calls that move money, so
 * that preparations such as creating a customer do not use it up.
 */
export const takeFault = async <Mode extends RequestMode | HookMode>(
  client: Queryable,
  gateway: Gateway,
  modes: readonly Mode[],
  call: { readonly name: string; readonly movesMoney: boolean },
): Promise<Fault<Mode> | undefined> => {
  const { rows } = await client.query<Fault<Mode>>(
    `update sandbox.fault set times_left = times_left - 1
     where id = (
       select id from sandbox.fault
       where gateway = $1 and mode = any($2) and times_left > 0
         and case when call is null then $4 else starts_with($3, call) end
       order by id limit 1 for update
     ) and times_left > 0
     returning mode, delay_ms`,
    [gateway, modes, call.name, call.movesMoney],
  )
  return rows[0]
}

const Plan = z.strictObject({
  gateway: z.enum(gateways),
  mode: z.enum([...requestModes, ...hookModes]),
  times: z.int().min(1).max(100_000).default(1),
  delay_ms: z.int().min(0).max(3_600_000).optional(),
  /** A prefix of `METHOD /path`, to match calls that do not move money. */
  call: z.string().min(1).max(200).optional(),
})

const columns = 'id::text, gateway, mode, times_left as times, delay_ms, call'

/** `POST`, `GET` and `DELETE /faults`: plans faults, lists those that are still to come, and cancels them. */
export const faults =
  ({ pool }: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/faults',
      handler: async () => {
        const { rows } = await pool.query(`select ${columns} from sandbox.fault where times_left > 0 order by id`)
        return { faults: rows }
      },
    })

    app.route<{ Body: z.output<typeof Plan> }>({
      method: 'POST',
      url: '/faults',
      schema: { body: Plan },
      handler: async ({ body }, reply) => {
        const { gateway, mode, times, delay_ms = null, call = null } = body
        const { rows } = await pool.query(
          `insert into sandbox.fault (gateway, mode, times_left, delay_ms, call)
           values ($1, $2, $3, $4, $5) returning ${columns}`,
          [gateway, mode, times, delay_ms, call],
        )
        return reply.status(201).send(rows[0])
      },
    })

    app.route({
      method: 'DELETE',
      url: '/faults',
      handler: async (_request, reply) => {
        await pool.query('delete from sandbox.fault')
        return reply.status(204).send()
      },
    })
  }
