import { expect, it } from 'vitest'
import { createReplyAddresses } from './reply-address.ts'

const place = { number: 1010, side: 'client' } as const
const before = createReplyAddresses({ secret: 'before', previous_secrets: [] })
const address = before.of('support@aurora.example', 'aurora', place)

it('a reply address works with previous secrets, because mails are answered for years', () => {
  const after = createReplyAddresses({ secret: 'after', previous_secrets: ['before'] })
  expect(after.read(address, 'aurora')).toEqual(place)
  expect(before.read(after.of('support@aurora.example', 'aurora', place), 'aurora')).toBeUndefined()
})

it('but not after its secret was removed, or at another brand', () => {
  expect(createReplyAddresses({ secret: 'after', previous_secrets: [] }).read(address, 'aurora')).toBeUndefined()
  expect(before.read(address, 'sever')).toBeUndefined()
})
