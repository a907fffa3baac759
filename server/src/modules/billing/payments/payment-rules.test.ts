import { type AttemptState, attemptStates } from '@foyer/contract/billing/order.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { fromMinor } from '@foyer/contract/vocabulary/money.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Asked, isOpen, judgeOutcome, type Outcome, transitions } from './payment-rules.ts'

const amounts = fc.record({ minor: fc.bigInt({ min: 1n, max: 10n ** 12n }), currency: fc.constantFrom(...currencies) })
const orders = fc.constantFrom('order-1', 'order-2')

const outcomes: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({
    kind: fc.constant('succeeded' as const),
    gateway_ref: fc.string(),
    transaction_id: fc.string(),
    order_id: fc.option(orders),
    amount: amounts,
    receipt_url: fc.constant(null),
    card_last_four: fc.constant(null),
  }),
  fc.record({ kind: fc.constant('requires_action' as const), gateway_ref: fc.string(), client_secret: fc.string() }),
  fc.record({
    kind: fc.constant('failed' as const),
    gateway_ref: fc.option(fc.string()),
    reason: fc.constant('generic_decline' as const),
  }),
  fc.record({ kind: fc.constant('unknown' as const), gateway_ref: fc.option(fc.string()) }),
)

const asked: Asked = { order_id: 'order-1', amount: fromMinor(214_200n, 'EUR') }

const captured = (changes: Partial<Extract<Outcome, { kind: 'succeeded' }>> = {}): Outcome => ({
  kind: 'succeeded',
  gateway_ref: 'pi_1',
  transaction_id: 'pi_1',
  order_id: 'order-1',
  amount: asked.amount,
  receipt_url: null,
  card_last_four: null,
  ...changes,
})

/** The states that an attempt goes through when it gets these reports, in this order. */
const pathOf = (from: AttemptState, heard: readonly Outcome[]): AttemptState[] => {
  const path = [from]
  for (const outcome of heard) {
    const state = path.at(-1) ?? from
    path.push(judgeOutcome(state, asked, outcome) === 'move' ? outcome.kind : state)
  }
  return path
}

const news = fc.array(fc.oneof(outcomes, fc.constant(captured())), { maxLength: 12 })
const states = fc.constantFrom(...attemptStates)

describe('the states of a payment attempt', () => {
  it('BILL-30 nothing leaves succeeded, whatever is reported and in any order', () => {
    fc.assert(
      fc.property(news, (heard) => {
        expect(new Set(pathOf('succeeded', heard))).toEqual(new Set(['succeeded']))
      }),
    )
  })

  it('BILL-30 no path leads from a final state back to an open one', () => {
    fc.assert(
      fc.property(states, news, (from, heard) => {
        const path = pathOf(from, heard)
        const firstFinal = path.findIndex((state) => !isOpen(state))
        if (firstFinal >= 0) expect(path.slice(firstFinal).filter(isOpen)).toEqual([])
      }),
    )
  })

  it('BILL-30 it changes only as the table says', () => {
    fc.assert(
      fc.property(states, outcomes, (from, outcome) => {
        const [, to] = pathOf(from, [outcome])
        expect(to === from || transitions[from].includes(to ?? from)).toBe(true)
      }),
    )
  })

  it('BILL-30 the same report twice changes nothing more', () => {
    fc.assert(
      fc.property(states, outcomes, (from, outcome) => {
        const [, once, twice] = pathOf(from, [outcome, outcome])
        expect(twice).toBe(once)
      }),
    )
  })

  it('BILL-30 whatever was reported before and after, a matching capture makes it paid', () => {
    fc.assert(
      fc.property(states, news, news, (from, before, after) => {
        expect(pathOf(from, [...before, captured(), ...after]).at(-1)).toBe('succeeded')
      }),
    )
  })

  it('BILL-30 every state has a rule, and no state leads to itself or to the beginning', () => {
    expect(Object.keys(transitions).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [...attemptStates].toSorted((a, b) => a.localeCompare(b)),
    )
    for (const state of attemptStates) {
      expect(transitions[state]).not.toContain(state)
      expect(transitions[state]).not.toContain('started')
    }
  })
})

describe('a capture at a gateway', () => {
  it('BILL-27 pays only with exactly the amount, in the currency, for the order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('started', 'requires_action', 'unknown', 'failed'),
        amounts,
        fc.option(orders),
        (state, amount, order_id) => {
          const fits =
            amount.minor === asked.amount.minor && amount.currency === asked.amount.currency && order_id !== 'order-2'
          const verdict = judgeOutcome(state, asked, captured({ amount, order_id }))
          expect(verdict).toBe(fits ? 'move' : 'mismatch')
        },
      ),
      {
        examples: [
          ['started', asked.amount, null],
          ['unknown', asked.amount, 'order-1'],
          ['unknown', asked.amount, 'order-2'],
        ],
      },
    )
  })

  it.each([
    ['a cent less', captured({ amount: fromMinor(214_199n, 'EUR') })],
    ['a cent more', captured({ amount: fromMinor(214_201n, 'EUR') })],
    ['another currency', captured({ amount: fromMinor(214_200n, 'USD') })],
    ['another order', captured({ order_id: 'order-2' })],
  ])('BILL-27 %s is a mismatch', (_, outcome) => {
    expect(judgeOutcome('requires_action', asked, outcome)).toBe('mismatch')
  })
})
