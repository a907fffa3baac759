import type { Stripe } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import { askBank } from './bank-question.ts'
import { QuestionFailure } from './gateway-failures.ts'

/** A stand-in for the gateway's script with the one call that is used here. */
const stripe = (failing?: {
  type: string
  message: string
  code?: string
  decline_code?: string
}): (() => Promise<Stripe>) => {
  const script: unknown = { handleNextAction: async () => ({ error: failing }) }
  return async () => script as Stripe
}

describe('the bank’s question', () => {
  it('ends with the answer, with the reason if the bank refused', async () => {
    await expect(askBank(stripe(), 's')).resolves.toBeUndefined()
    const refused = { type: 'card_error', message: 'refused', code: 'card_declined' }
    await expect(askBank(stripe(refused), 's')).resolves.toBe('generic_decline')
    const empty = { ...refused, decline_code: 'insufficient_funds' }
    await expect(askBank(stripe(empty), 's')).resolves.toBe('insufficient_funds')
    const unknown = { type: 'invalid_request_error', message: 'no', code: 'setup_intent_authentication_failure' }
    await expect(askBank(stripe(unknown), 's')).resolves.toBe('authentication_failed')
  })

  it.each(['api_connection_error', 'api_error', 'rate_limit_error'])('still waits after %s', async (type) => {
    await expect(askBank(stripe({ type, message: 'not heard' }), 's')).rejects.toThrow(QuestionFailure)
  })

  it('still waits if the script did not load', async () => {
    await expect(askBank(() => Promise.reject(new Error('blocked')), 's')).rejects.toThrow(QuestionFailure)
  })
})
