import { expect, it } from 'vitest'
import { firstDue } from './first-due.ts'

const invoice = (number: string, due_on: string | null, created_at = '2026-11-01T00:00:00Z') => ({
  number,
  due_on,
  created_at,
})

it('the invoice to pay next is the one that is due first', () => {
  const rows = [invoice('later', '2026-12-03'), invoice('first', '2026-11-27'), invoice('never', null)]
  expect(firstDue(rows)?.number).toBe('first')
})

it('among those without a due day it is the oldest', () => {
  const rows = [invoice('young', null, '2026-11-05T00:00:00Z'), invoice('old', null, '2026-10-05T00:00:00Z')]
  expect(firstDue(rows)?.number).toBe('old')
  expect(firstDue([])).toBeUndefined()
})
