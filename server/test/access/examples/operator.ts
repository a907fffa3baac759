import { randomUUID } from 'node:crypto'
import { addCustomerNote } from '@foyer/contract/operator/endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { createStaff } from '../../operators.ts'
import { signIn } from '../../people.ts'
import type { Examples } from '../examples.ts'
import type { World } from '../world.ts'

/** A ticket of its own for each cell: what goes on in another goes nowhere any more. */
const freshTicket = async ({ running, olga }: World): Promise<string> => {
  const body = { title: 'Another', description: 'How?', kind: 'support', product: 'iptv' } as const
  // Other cells end her sessions.
  const { client } = await signIn(running, olga)
  return (await client.ask(openTicket, { body })).id
}

/** A note of its own for each cell: it is taken away. */
const freshNote = async ({ running, olga }: World): Promise<string> => {
  const { client } = await createStaff(running)
  return (await client.ask(addCustomerNote, { params: { id: olga.account.id }, body: { body: 'x' } })).id
}

export const operatorExamples = {
  getCustomer: ({ olga }) => ({ params: { id: olga.account.id } }),
  createCustomer: () => ({
    body: { email: `${randomUUID()}@people.example`, name: 'Ada', country: 'DE', locale: 'en' },
  }),
  changeCustomer: ({ heir }) => ({ params: { id: heir.id }, body: { locale: 'en' } }),
  makeTrialToken: ({ heir }) => ({ params: { id: heir.id }, body: null }),
  endCustomerSessions: ({ heir }) => ({ params: { id: heir.id } }),
  listCustomerNotes: ({ olga }) => ({ params: { id: olga.account.id } }),
  addCustomerNote: ({ olga }) => ({ params: { id: olga.account.id }, body: { body: 'Prefers mail' } }),
  removeCustomerNote: async (world) => ({ params: { id: world.olga.account.id, note_id: await freshNote(world) } }),
  getStaffTicket: ({ ticket }) => ({ params: { id: ticket } }),
  listStaffComments: ({ ticket }) => ({ params: { id: ticket } }),
  addStaffComment: ({ ticket }) => ({ params: { id: ticket }, body: { body: 'Which version?' } }),
  assignTicket: ({ ticket }) => ({ params: { id: ticket }, body: { operator: null } }),
  closeStaffTicket: ({ ticket }) => ({ params: { id: ticket }, body: null }),
  reopenStaffTicket: ({ ticket }) => ({ params: { id: ticket }, body: null }),
  downloadStaffAttachment: ({ attachment }) => ({ params: { id: attachment } }),
  addTicketCategory: () => ({ body: { name: randomUUID(), kind: 'support', product: 'iptv' } }),
  changeTicketCategory: async ({ running }) => {
    const category = { name: randomUUID(), kind: 'support', product: 'iptv' } as const
    const id = await running.foyer.modules.support.addCategory({ tenant: 'aurora', actor: 'system', ...category })
    return { params: { id }, body: { offered: false } }
  },
  mergeTicket: async (world) => ({ params: { id: await freshTicket(world) }, body: { into: world.ticket } }),
} as const satisfies Partial<Examples>
