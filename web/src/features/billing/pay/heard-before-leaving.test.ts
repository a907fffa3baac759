import { expect, it } from 'vitest'
import { memoryStore } from '../../../lib/storage.ts'
import { heardBeforeLeaving } from './heard-before-leaving.ts'

const declined = (at: string) =>
  ({ state: 'failed', gateway: 'paypro', failure_code: null, card_last_four: null, at }) as const
const order = { id: 'o1', payment: null }
const refused = { id: 'o1', payment: declined('2026-11-22T10:00:00.000Z') }

it('BILL-25 a refusal during the visit to the payment page is its result, and one from before is not', () => {
  const heard = heardBeforeLeaving(memoryStore())
  heard.note(order)
  expect(heard.isAnswered(order, heard.of(order))).toBe(false)
  expect(heard.isAnswered(refused, heard.of(refused))).toBe(true)
  heard.note(refused)
  expect(heard.isAnswered(refused, heard.of(refused))).toBe(false)
  const again = { id: 'o1', payment: declined('2026-11-22T10:05:00.000Z') }
  expect(heard.isAnswered(again, heard.of(again))).toBe(true)
})

it('BILL-25 in a tab that did not leave, an existing refusal is nothing new', () => {
  const heard = heardBeforeLeaving(memoryStore())
  expect(heard.isAnswered(refused, heard.of(refused))).toBe(false)
})
