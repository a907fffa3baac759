import { money } from '@foyer/contract/vocabulary/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Provider, startProvider } from '../../../../test/provider.ts'
import { createLog } from '../../../platform/log.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { cloudPaymentsGateway } from './cloudpayments/index.ts'
import type { ChargeRequest, Gateway } from './gateway.ts'
import { paddleGateway } from './paddle/index.ts'

/* A provider that refuses calls without reading them: this call has had no effect, and nothing is known about an earlier one. */

const now = new Date('2026-11-21T12:00:00.000Z')
/** The provider's answer for each path; 429 for all others. */
const answers = new Map<string, object | number>()
let provider: Provider
beforeAll(async () => {
  provider = await startProvider((path) => answers.get(path) ?? 429)
})
afterAll(() => {
  provider.close()
})

const line = createCircuitBreaker('aurora test', { clock: { now: () => now }, log: createLog('silent') })
const charge: ChargeRequest = {
  attempt_id: '01a1fd94-cb9a-77a0-8000-000000000001',
  order_id: '01a1fd94-cb9a-77a0-8000-000000000002',
  account_id: '01a1fd94-cb9a-77a0-8000-000000000003',
  amount: money('119', 'RUB'),
  description: 'SEV-2026-0001',
  instrument: { kind: 'saved', reference: 'token' },
  customer: null,
  off_session: false,
}

describe('CloudPayments', () => {
  let gateway: Gateway
  beforeEach(() => {
    answers.clear()
    gateway = cloudPaymentsGateway(
      { public_id: 'pk', api_secret: 'ours', api_url: provider.url, test_mode: true },
      line,
    )
  })

  it('BILL-28 a waiting customer may try again; a renewal does not count as declined and is retried later', async () => {
    expect(await gateway.cards?.charge(charge)).toMatchObject({ kind: 'failed', reason: 'processing_error' })
    expect(await gateway.cards?.charge({ ...charge, off_session: true })).toMatchObject({ kind: 'unknown' })
  })

  it('BILL-30 searched and not found, charged again and refused: the first call may have taken the money', async () => {
    answers.set('/v2/payments/find', { Success: false, Model: null })
    expect(await gateway.lookUp(charge, null, now, now)).toMatchObject({ kind: 'unknown' })
  })

  it('BILL-28 a refund is retried with its key, and one that may have been made has not failed', async () => {
    const asked = {
      refund_id: charge.attempt_id,
      transaction_id: '7',
      amount: charge.amount,
      reason: 'twice',
      asked_at: now,
      returned: money('0', 'RUB'),
      sold_item: null,
    }
    expect(await gateway.refund({ ...asked, again: false }, now)).toEqual({ kind: 'unknown' })
    answers.set('/payments/refund', 401)
    expect(await gateway.refund({ ...asked, again: false }, now)).toMatchObject({ kind: 'failed' })
    expect(await gateway.refund({ ...asked, again: true }, now)).toEqual({ kind: 'unknown' })
  })
})

describe('Paddle', () => {
  it('BILL-39 an agreement that it refuses to end needs a person; one that it was not asked about is asked about again', async () => {
    const vendor = {
      vendor_id: '1',
      vendor_auth_code: 'code',
      product_id: '7',
      plans: new Map([[1, '8']]),
      public_key: '',
    }
    const gateway = paddleGateway({ ...vendor, api_url: provider.url, currencies: ['EUR'] }, line)
    answers.clear()
    expect(await gateway.endAgreement?.('9')).toBe('unknown')
    answers.set('/2.0/subscription/users_cancel', 403)
    expect(await gateway.endAgreement?.('9')).toBe('refused')
    answers.set('/2.0/subscription/users_cancel', { success: false, error: { code: 119, message: 'no such' } })
    expect(await gateway.endAgreement?.('9')).toBe('refused')
    answers.set('/2.0/subscription/users_cancel', { success: true, response: null })
    expect(await gateway.endAgreement?.('9')).toBe('ended')
  })
})
