import { listColleagues } from '@foyer/contract/company/endpoints.ts'
import { createAccount } from '../../people.ts'
import type { Examples } from '../examples.ts'
import { inviteTo, offerCompany, requestTo, returnCompany } from '../letters.ts'
import type { World } from '../world.ts'

const roles = { billing: true, tickets: true, deliverables: false, retroview: false }
const nothing = { payments: false, statistics: false, licenses: false, tickets: false }

const freshMember = async ({ foyer, company }: World): Promise<string> => {
  const { id } = await createAccount(foyer, { password: null })
  await foyer.modules.company.addMember('aurora', company, id, roles, foyer.platform.clock.now())
  return id
}

const freshColleague = async ({ foyer, olga }: World): Promise<string> => {
  const { id, email } = await createAccount(foyer, { password: null })
  const { modules, platform } = foyer
  await modules.company.addColleague('aurora', olga.account.id, id, nothing, platform.clock.now())
  const { colleagues } = await olga.client.ask(listColleagues, { query: { limit: 100 } })
  return colleagues.find((each) => each.email === email)?.id ?? ''
}

export const companyExamples = {
  // Rejected because of its title: the people of the matrix must stay where they are.
  createCompany: () => ({ body: { title: ' ' } }),
  renameCompany: () => ({ body: { title: 'Northlight TV' } }),
  listMembers: ({ heir }) => ({ shows: heir.email }),
  changeMember: ({ heir }) => ({ params: { id: heir.id }, body: { roles } }),
  removeMember: async (world) => ({ params: { id: await freshMember(world) } }),
  listCompanyActivity: ({ olga }) => ({ shows: olga.email }),
  createInvite: (_, to) => ({ body: { email: to, roles } }),
  getInvite: async (world, to) => ({ params: { id: await inviteTo(world, to) } }),
  acceptInvite: async (world, to) => ({ params: { id: await inviteTo(world, to) } }),
  endInvite: async (world, to) => ({ params: { id: await inviteTo(world, to) } }),
  resendInvite: async (world, to) => ({ params: { id: await inviteTo(world, to) } }),
  getInviteLink: async (world, to) => ({ params: { id: await inviteTo(world, to) } }),
  offerTransfer: ({ heir }) => ({ body: { member_id: heir.id } }),
  acceptTransfer: async (world, _, caller) => {
    await offerCompany(world, caller.account_id ?? world.heir.id)
    return { after: () => returnCompany(world, caller) }
  },
  endTransfer: async (world, _, caller) => {
    await offerCompany(world, caller.account_id ?? world.heir.id)
    return {}
  },
  changeColleague: async (world) => ({ params: { id: await freshColleague(world) }, body: { payments: true } }),
  removeColleague: async (world) => ({ params: { id: await freshColleague(world) } }),
  requestColleague: (_, to) => ({ body: { email: to } }),
  acceptRequest: async (world, to) => ({ params: { id: await requestTo(world, to) } }),
  rejectRequest: async (world, to) => ({ params: { id: await requestTo(world, to) } }),
  withdrawRequest: async (world, to) => ({ params: { id: await requestTo(world, to) } }),
} as const satisfies Partial<Examples>
