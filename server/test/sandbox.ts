import { expect } from 'vitest'
import type { RunningFoyer } from './running-foyer.ts'

/** What a planned fault is about; without `times` it happens once. */
interface Fault {
  readonly times?: number
  /** The call or notification that it happens to; without one the next that it can happen to. */
  readonly call?: string | undefined
  readonly delay_ms?: number
}

type Asking = Pick<RunningFoyer, 'client'>

/** Plans a fault of a provider's stand-in. */
export const plan = ({ client }: Asking, gateway: string, mode: string, more: Fault = {}) =>
  client.send('POST', '/sandbox/faults', { body: { gateway, mode, ...more } })

export const forgetPlans = ({ client }: Asking) => client.send('DELETE', '/sandbox/faults')

/** Moves the clock, and does what that makes due: the server's jobs and what the stand-ins would report. */
export const letPass = ({ client }: Asking, seconds: number) =>
  client.send('POST', '/sandbox/clock', { body: { advance_seconds: seconds } })

/** Changes something at Stripe without the server, as in Stripe's own console. */
export const stripe = async (
  { url }: Pick<RunningFoyer, 'url'>,
  path: string,
  form: Record<string, string>,
): Promise<{ readonly id: string }> => {
  const answer = await fetch(`${url}/sandbox/stripe/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_demo' },
    body: new URLSearchParams(form),
  })
  expect(answer.status).toBe(200)
  // Each of Stripe's objects has an id.
  return (await answer.json()) as { id: string }
}

/** Looks at something at Stripe. */
export const readAtStripe = ({ client }: Asking, path: string) =>
  client.send('GET', `/sandbox/stripe/v1/${path}`, { headers: { authorization: 'Bearer sk_test_demo' } })
