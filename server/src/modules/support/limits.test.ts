import * as calls from '@foyer/contract/support/endpoints.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { createPerson, type Person } from '../../../test/people.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const

const foyer = useFoyer()

/** Uses up all but one of the tries of the hour. */
const useUp = (limit: string, { account }: Person, most: number): Promise<object[]> =>
  foyer.sql('update platform.rate_limit set points = $2 where key = $1 returning 1', `${limit}:${account.id}`, most - 1)

it('text that is mailed to others is limited per hour, in new and in old tickets, and does not affect others', async () => {
  const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
  const { id } = await olga.client.ask(calls.openTicket, { body: question })
  expect(await useUp('ticket_words', olga, 120)).toHaveLength(1)
  await olga.client.ask(calls.addComment, { params: { id }, body: { body: 'And now?' } })
  expect(await olga.client.refusal(calls.openTicket, { body: question })).toMatchObject({ status: 429 })
  expect(await olga.client.refusal(calls.closeTicket, { params: { id } })).toMatchObject({ status: 429 })
  const refused = await olga.client.refusal(calls.addComment, { params: { id }, body: { body: 'And now?' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await mia.client.ask(calls.openTicket, { body: question })
})

it('so is the number of strangers whom somebody makes us mail', async () => {
  const olga = await createPerson(foyer)
  const { id: ticket_id } = await olga.client.ask(calls.openTicket, { body: question })
  const add = (email: string) => olga.client.call(calls.addSecondaryEmail, { params: { ticket_id }, body: { email } })
  expect((await add('one@others.example')).status).toBe(201)
  expect(await useUp('ticket_addresses', olga, 60)).toHaveLength(1)
  expect((await add('two@others.example')).status).toBe(201)
  expect((await add('three@others.example')).status).toBe(429)
})
