import { expect, it } from 'vitest'
import { Failure } from '../../api/failure.ts'
import { doTogether } from './do-together.ts'
import type { StaffTicket } from './queries.ts'

const tickets = ['a', 'b', 'c'].map((id) => ({ id }) as StaffTicket)

it('deals with one ticket after the other; one that is refused keeps no other from it', async () => {
  const tried: string[] = []
  const counts: number[] = []
  const refused = new Failure(409, [{ code: 'ticket_moved_on' }])
  const deed = async ({ id }: StaffTicket): Promise<void> => {
    tried.push(id)
    if (id === 'b') throw refused
  }
  const ended = await doTogether(tickets, deed, (count) => counts.push(count))
  expect(tried).toEqual(['a', 'b', 'c'])
  expect(counts).toEqual([1, 2, 3])
  expect(ended.map(({ error }) => error)).toEqual([undefined, refused, undefined])
})

it('tries nothing more once the session has ended', async () => {
  const tried: string[] = []
  const deed = async ({ id }: StaffTicket): Promise<void> => {
    tried.push(id)
    throw new Failure(401, [])
  }
  await expect(doTogether(tickets, deed, () => undefined)).rejects.toThrow(Failure)
  expect(tried).toEqual(['a'])
})
