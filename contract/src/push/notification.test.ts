import { expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { Notification, Preferences, PreferencesBody, ReadBody } from './notification.ts'

const time = '2026-04-18T09:30:00.000Z'

it('a notification says what happened, which page it opens and whether it was read', () => {
  const notification = {
    id: 'n1',
    kind: 'unpaid_invoice',
    path: '/invoices/o1',
    details: { subject: 'AUR-2026-0418', amount: '714.00', currency: 'EUR' },
    created_at: time,
    read_at: time,
    owner: null,
  }
  expect(Notification.parse(notification)).toEqual(notification)
  expect(fieldFacts(Notification, notification).optional).toEqual([
    'details.subject',
    'details.amount',
    'details.currency',
  ])
  expect(Notification.safeParse({ ...notification, read_at: null }).success).toBe(true)
  expect(Notification.safeParse({ ...notification, kind: 'newsletter' }).success).toBe(false)
})

it('channels are chosen for each kind of event', () => {
  const events = [{ kind: 'staff_reply', mail: true, push: false }]
  expect(PreferencesBody.parse({ events })).toEqual({ events })
  expect(fieldFacts(PreferencesBody, { events })).toEqual(allRequired)
  const answered = events.map((event) => ({ ...event, company_mail: false }))
  expect(Preferences.parse({ events: answered, server_key: 'BK' })).toEqual({ events: answered, server_key: 'BK' })
})

it('some or all can be marked as read, but never none', () => {
  expect(ReadBody.safeParse({ ids: ['n1'] }).success).toBe(true)
  expect(ReadBody.safeParse({ ids: 'all' }).success).toBe(true)
  expect(ReadBody.safeParse({ ids: [] }).success).toBe(false)
  expect(ReadBody.safeParse({ ids: 'some' }).success).toBe(false)
})
