import { addStaffComment, closeStaffTicket } from '@foyer/contract/operator/ticket-endpoints.ts'
import { getReview, openTicket, removeSecondaryEmail } from '@foyer/contract/support/endpoints.ts'
import { expect, it } from 'vitest'
import { copyTo } from '../../../../test/copies.ts'
import { pictureFile } from '../../../../test/files.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
const books = 'books@links.example'

const linkTo = async (email: string, part: string): Promise<URL> =>
  new URL((await mailsTo(foyer, email)).flatMap(({ links }) => links).find((one) => one.includes(part)) ?? 'none:')

it('links to files and reviews that were mailed to an address without an account end once it is no longer in copy', async () => {
  const [olga, { client: staff }] = [await createPerson(foyer), await createStaff(foyer)]
  const ticket = await olga.client.ask(openTicket, { body: question })
  const { id } = await copyTo(foyer, olga, ticket.id, books)
  const form = new FormData()
  form.append('body', 'Here is how')
  form.append('files[]', pictureFile('how.png'))
  await staff.send('POST', addStaffComment.url.replace(':id', ticket.id), { body: form })
  await staff.ask(closeStaffTicket, { params: { id: ticket.id }, body: null })

  const [file, review] = [await linkTo(books, '/attachments/'), await linkTo(books, '/review?')]
  const holder = (link: URL) => ({ tenant: 'aurora', email_token: link.searchParams.get('token') ?? '' })
  const download = async (): Promise<number> =>
    (await foyer.client.send('GET', `/talks-client/api/v1${file.pathname}`, { as: holder(file) })).status
  const asked = { as: holder(review), params: { ticket_id: ticket.id } }
  expect(await download()).toBe(200)
  expect((await foyer.client.call(getReview, asked)).status).toBe(200)
  await olga.client.ask(removeSecondaryEmail, { params: { ticket_id: ticket.id, id } })
  expect(await download()).toBe(404)
  expect((await foyer.client.refusal(getReview, asked)).code).toBe('link_invalid')
})
