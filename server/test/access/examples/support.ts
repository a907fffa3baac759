import { randomUUID } from 'node:crypto'
import { askDatabase } from '../../rows.ts'
import type { Examples } from '../examples.ts'

const question = { title: 'A question', description: 'How?', kind: 'support', product: 'iptv' } as const

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
  removeSecondaryEmail: async ({ running, ticket }) => {
    const [row] = await askDatabase<{ id: string }>(
      running.database_url,
      `insert into support.secondary_email (id, tenant, ticket_id, email, created_at)
      values (gen_random_uuid(), 'aurora', $1, $2, now()) returning id`,
      [ticket, `${randomUUID()}@people.example`],
    )
    return { params: { ticket_id: ticket, id: row?.id ?? '' } }
  },
  getReview: ({ ticket }) => ({ params: { ticket_id: ticket } }),
  putReview: ({ ticket }) => ({ params: { ticket_id: ticket }, body: { rating: 5, comment: 'Quick' } }),
  downloadAttachment: ({ attachment }) => ({ params: { attachment_id: attachment } }),
  previewAttachment: ({ attachment }) => ({ params: { attachment_id: attachment } }),
} as const satisfies Partial<Examples>
