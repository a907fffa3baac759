import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import { expect, it } from 'vitest'
import { threadOf } from './thread.ts'

const said = (id: string, created_at: string): StaffComment => ({
  id,
  created_at,
  side: 'staff',
  creator: { id: 'h', name: 'Hanna Brandt', email: 'hanna@aurora.example' },
  body: id,
  reviewable: false,
  review: null,
  attachments: [],
  removed_at: null,
  removed_files: [],
  internal: false,
})
const correction = (at: string) => ({ at, by: 'Hanna Brandt' })
const comments = [said('one', '2026-11-20T10:00:00.000Z'), said('two', '2026-11-20T12:00:00.000Z')]
const corrections = [
  correction('2026-11-20T09:00:00.000Z'),
  correction('2026-11-20T11:00:00.000Z'),
  correction('2026-11-20T13:00:00.000Z'),
]

const told = (...thread: Parameters<typeof threadOf>) =>
  threadOf(...thread).map((part) => ('comment' in part ? part.comment.id : part.correction.at.slice(11, 13)))

it('corrections stand among the messages in the order of time', () => {
  expect(told({ corrections }, { comments, earlier: null })).toEqual(['09', 'one', '11', 'two', '13'])
})

it('those from before the earliest message shown wait for the earlier ones', () => {
  expect(told({ corrections }, { comments, earlier: 'cursor' })).toEqual(['one', '11', 'two', '13'])
})

it('a server of the version before keeps none', () => {
  expect(told({}, { comments, earlier: null })).toEqual(['one', 'two'])
})
