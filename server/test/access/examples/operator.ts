import { openTicket } from '@foyer/contract/support/endpoints.ts'
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

export const operatorExamples = {
  getStaffTicket: ({ ticket }) => ({ params: { id: ticket } }),
  listStaffComments: ({ ticket }) => ({ params: { id: ticket } }),
  addStaffComment: ({ ticket }) => ({ params: { id: ticket }, body: { body: 'Which version?' } }),
  assignTicket: ({ ticket }) => ({ params: { id: ticket }, body: { operator: null } }),
  closeStaffTicket: ({ ticket }) => ({ params: { id: ticket }, body: null }),
  reopenStaffTicket: ({ ticket }) => ({ params: { id: ticket }, body: null }),
  downloadStaffAttachment: ({ attachment }) => ({ params: { id: attachment } }),
  mergeTicket: async (world) => ({ params: { id: await freshTicket(world) }, body: { into: world.ticket } }),
} as const satisfies Partial<Examples>
