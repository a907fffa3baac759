import { randomUUID } from 'node:crypto'
import { getProfile } from '@foyer/contract/account/profile-endpoints.ts'
import type { Made } from '../actors.ts'
import type { Examples } from '../examples.ts'
import type { World } from '../world.ts'

const question = { title: 'A question', description: 'How?', kind: 'support', product: 'iptv' } as const

/** A new file in Olga's ticket, attached by the caller if they are a customer: others' files are refused to everybody. */
const ownFile = async ({ foyer, ticket }: World, caller: Made): Promise<string> => {
  const { status, body } = await foyer.client.as(caller).call(getProfile)
  const account_id = status === 200 ? getProfile.answers[200].parse(body).id : null
  const [row] = await foyer.sql<{ id: string }>(
    `insert into support.attachment (id, tenant, ticket_id, account_id, name, size, kept, created_at)
    values (gen_random_uuid(), 'aurora', $1, $2, 'passport.txt', 4, true, now()) returning id`,
    ticket,
    account_id,
  )
  return row?.id ?? ''
}

export const supportExamples = {
  listTickets: ({ ticket }) => ({ shows: ticket }),
  openTicket: () => ({ body: question }),
  getTicket: ({ ticket }) => ({ params: { id: ticket } }),
  listComments: ({ ticket }) => ({ params: { id: ticket } }),
  addComment: ({ ticket }) => ({ params: { id: ticket }, body: { body: 'Thank you' } }),
  closeTicket: ({ ticket }) => ({ params: { id: ticket } }),
  reopenTicket: ({ ticket }) => ({ params: { id: ticket } }),
  listTicketCategories: () => ({ query: { kind: 'support', product: 'iptv' } }),
  addSecondaryEmail: ({ ticket }) => ({
    params: { ticket_id: ticket },
    body: { email: `${randomUUID()}@people.example` },
  }),
  removeSecondaryEmail: async ({ foyer, ticket }) => {
    const [row] = await foyer.sql<{ id: string }>(
      `insert into support.secondary_email (id, tenant, ticket_id, email, created_at)
      values (gen_random_uuid(), 'aurora', $1, $2, now()) returning id`,
      ticket,
      `${randomUUID()}@people.example`,
    )
    return { params: { ticket_id: ticket, id: row?.id ?? '' } }
  },
  getReview: ({ ticket }) => ({ params: { ticket_id: ticket } }),
  putReview: ({ ticket }) => ({ params: { ticket_id: ticket }, body: { rating: 5, comment: 'Quick' } }),
  downloadAttachment: ({ attachment }) => ({ params: { attachment_id: attachment } }),
  removeAttachment: async (world, _to, caller) => ({ params: { attachment_id: await ownFile(world, caller) } }),
  previewAttachment: ({ attachment }) => ({ params: { attachment_id: attachment } }),
} as const satisfies Partial<Examples>
