import type { Notification } from '@foyer/contract/push/notification.ts'
import { expect, it } from 'vitest'
import { hasWords } from './notice-words.ts'

const notice = (kind: Notification['kind'], details: Notification['details']): Notification => ({
  id: 'n1',
  kind,
  path: '/',
  details,
  created_at: '2026-04-18T09:30:00.000Z',
  read_at: null,
  owner: null,
})

it('an older tab leaves out what a newer server tells of and it has no words for', () => {
  expect(hasWords(notice('licence_decision', { decision: 'blocked' }))).toBe(true)
  expect(hasWords(notice('licence_decision', { decision: 'paused' }))).toBe(false)
  expect(hasWords(notice('unpaid_invoice', { amount: '10.00', currency: 'EUR' }))).toBe(true)
  expect(hasWords(notice('unpaid_invoice', { amount: '10.00', currency: 'XTS' }))).toBe(false)
  expect(hasWords(notice('staff_reply', { subject: 'No sound' }))).toBe(true)
})
