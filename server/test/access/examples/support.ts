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
} as const satisfies Partial<Examples>
