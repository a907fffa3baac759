import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What happens to this share of the calls to the gateway. */
export interface Manner {
  readonly mode:
    | 'pass'
    | 'late_answer'
    | 'lose_answer'
    | 'hold_answer'
    | 'hang'
    | 'reset'
    | 'error_500'
    | 'error_429'
    | 'garbage'
  readonly share: number
}

export interface Counts {
  readonly calls: number
  readonly mostInFlight: number
}

export type Order = { readonly kind: 'behave'; readonly manner: Manner } | { readonly kind: 'count' | 'tell' }
export type Reply =
  | { readonly kind: 'ready'; readonly line: string; readonly origin: string }
  | ({ readonly kind: 'counts' } & Counts)

export interface GatewayProcess {
  /** The URL that Foyer uses for the provider. */
  readonly line: string
  behave(mode: Manner['mode'], share?: number): Promise<void>
  /** Resets the counters. */
  count(): Promise<void>
  counts(): Promise<Counts>
  /** Plans a fault of the sandbox itself, such as missing notifications. */
  plan(fault: object): Promise<void>
  stop(): void
}

const ask = async (child: ChildProcess, order: Order): Promise<Counts> => {
  const answered = once(child, 'message')
  child.send(order)
  const [reply] = (await answered) as [Reply] // The process answers each order with its counts.
  if (reply.kind !== 'counts') throw new Error('the gateway answered something else')
  return reply
}

export const startGateway = async (databaseUrl: string, hooksUrl: string): Promise<GatewayProcess> => {
  const child = fork(join(import.meta.dirname, 'gateway-process.ts'), [databaseUrl, hooksUrl])
  const [ready] = (await once(child, 'message')) as [Reply] // Its first message.
  if (ready.kind !== 'ready') throw new Error('the gateway did not start')
  const { line, origin } = ready
  return {
    line,
    behave: async (mode, share = 1) => void (await ask(child, { kind: 'behave', manner: { mode, share } })),
    count: async () => void (await ask(child, { kind: 'count' })),
    counts: () => ask(child, { kind: 'tell' }),
    plan: async (fault) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ gateway: 'stripe', ...fault })
      const answer = await fetch(`${origin}/sandbox/faults`, { method: 'POST', headers, body })
      if (answer.status !== 201) throw new Error(`the fault was refused: ${await answer.text()}`)
    },
    stop: () => void child.kill('SIGKILL'),
  }
}
