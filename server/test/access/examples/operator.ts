import { randomUUID } from 'node:crypto'
import { activateServer } from '@foyer/contract/licensing/media-server-endpoints.ts'
import {
  addCustomerNote,
  addSavedReply,
  blockLicence,
  createOperatorKey,
  inviteOperator,
  listConsoleSessions,
  markOrderPaid,
} from '@foyer/contract/operator/endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { findDifference } from '../../discrepancies.ts'
import { newcomer } from '../../invites.ts'
import { failJob } from '../../jobs.ts'
import { giveCreditNote, giveLicence, giveOrder, renameBuyer, skuId } from '../../licences.ts'
import { mediaServer } from '../../media-servers.ts'
import { createStaff } from '../../operators.ts'
import { signIn } from '../../people.ts'
import { createAccount } from '../../people.ts'
import type { Made } from '../actors.ts'
import type { Examples } from '../examples.ts'
import type { World } from '../world.ts'

/** Each cell gets its own ticket, because a ticket that was merged into another can no longer be used. */
const freshTicket = async ({ foyer, olga }: World): Promise<string> => {
  const body = { title: 'Another', description: 'How?', kind: 'support', product: 'iptv' } as const
  // Other cells end her sessions.
  const { client } = await signIn(foyer, olga)
  return (await client.ask(openTicket, { body })).id
}

const freshFile = async (world: World): Promise<string> => {
  const [row] = await world.foyer.sql<{ id: string }>(
    `insert into support.attachment (id, tenant, ticket_id, name, size, kept, created_at)
    values (gen_random_uuid(), 'aurora', $1, 'passport.txt', 4, true, now()) returning id`,
    await freshTicket(world),
  )
  return row?.id ?? ''
}

const freshLicence = ({ foyer, olga }: World): Promise<string> => giveLicence(foyer, olga)

const blockedLicence = async (world: World): Promise<string> => {
  const id = await freshLicence(world)
  const { client } = await createStaff(world.foyer)
  await client.ask(blockLicence, { params: { id }, body: { reason: 'x' } })
  return id
}

/** A version of the terms so old that nobody is asked to accept it. */
const oldTerms = async ({ foyer }: World): Promise<string> => {
  await foyer.sql(
    `insert into account.terms (tenant, version, locale, document, published_at)
     values ('aurora', '1999', 'en', '%PDF-', '1999-01-01') on conflict do nothing`,
  )
  return '1999'
}

/** Each cell gets its own note, because it is deleted. */
const freshNote = async ({ foyer, olga }: World): Promise<string> => {
  const { client } = await createStaff(foyer)
  return (await client.ask(addCustomerNote, { params: { id: olga.account.id }, body: { body: 'x' } })).id
}

/** Each cell gets its own unpaid order, because it is paid or cancelled. */
const freshOrder = ({ foyer, olga }: World): Promise<string> => giveOrder(foyer, olga)

/** Its buyer was called otherwise when it was issued. */
const outdatedOrder = async (world: World): Promise<string> => {
  const id = await freshOrder(world)
  await renameBuyer(world.foyer, id)
  return id
}

const paidOrder = async (world: World): Promise<string> => {
  const id = await freshOrder(world)
  const { client } = await createStaff(world.foyer)
  await client.ask(markOrderPaid, { params: { id }, body: { reference: randomUUID(), reason: 'seen' } })
  return id
}

/** An approval that waits for a second operator. */
const freshApproval = async (world: World): Promise<string> => {
  const { client } = await createStaff(world.foyer)
  const id = await giveOrder(world.foyer, world.olga, { price: '9000' })
  const body = { reference: randomUUID(), reason: 'seen' }
  const asked = await client.ask(markOrderPaid, { params: { id }, body })
  return asked.id
}

/** Each cell gets its own key, because it is revoked. */
const freshKey = async ({ foyer }: World): Promise<string> => {
  const { client } = await createStaff(foyer)
  return (await client.ask(createOperatorKey, { body: { title: 'Test' } })).key.id
}

/** Each cell gets its own, because their address changes. */
const invited = async ({ foyer }: World): Promise<string> => {
  const { client } = await createStaff(foyer)
  return (await client.ask(inviteOperator, { body: newcomer('viewer') })).id
}

/** The caller's own session; for callers without one, nobody's. */
const ownSession = async ({ foyer }: World, caller: Made): Promise<string> => {
  const { status, body } = await foyer.client.as(caller).call(listConsoleSessions)
  if (status !== 200) return randomUUID()
  return listConsoleSessions.answers[200].parse(body).sessions.find(({ current }) => current)?.id ?? ''
}

/** Each cell gets its own saved reply, because it is changed or deleted. */
const freshReply = async ({ foyer }: World): Promise<string> => {
  const { client } = await createStaff(foyer)
  return (await client.ask(addSavedReply, { body: { name: randomUUID(), texts: { en: 'x' } } })).id
}

export const operatorExamples = {
  changeOperatorTicketMail: () => ({ body: {} }),
  getStaffOrderArchive: () => ({ query: { from: '2024-01-01', to: '2024-01-31' }, absent: true }),
  recoverOperatorPassword: () => ({ body: { email: newcomer('viewer').email } }),
  resetOperatorPassword: () => ({ body: { password: 'Another-light-42' } }),
  endConsoleSession: async (world, _to, caller) => ({ params: { id: await ownSession(world, caller) } }),
  inviteOperator: () => ({ body: newcomer('viewer') }),
  sendOperatorInvite: async (world) => ({ params: { id: await invited(world) }, body: null }),
  setOperatorEmail: async (world) => ({
    params: { id: await invited(world) },
    body: { email: newcomer('viewer').email, reason: 'married' },
  }),
  changeOperatorPassword: () => ({ body: { password: 'Another-light-42', current_password: 'a guess' } }),
  confirmOperatorSecondFactor: () => ({ body: { code: '000000' } }),
  renewOperatorBackupCodes: () => ({ body: { code: '000000' } }),
  endOperatorSecondFactor: () => ({ body: { code: '000000' } }),
  resetOperatorSecondFactor: async ({ foyer }) => ({
    params: { id: (await createStaff(foyer)).operator.id },
    body: null,
  }),
  changeOperator: async ({ foyer }) => ({
    params: { id: (await createStaff(foyer)).operator.id },
    body: { blocked: true },
  }),
  createOperatorKey: () => ({ body: { title: 'Test' } }),
  revokeOperatorKey: async (world) => ({ params: { id: await freshKey(world) }, body: null }),
  listKeyCalls: async (world) => ({ params: { id: await freshKey(world) } }),
  publishTermsVersion: ({ foyer }) => {
    const version = randomUUID()
    return {
      body: { version, documents: [{ locale: 'en', pdf: Buffer.from('%PDF-1.7').toString('base64') }] },
      // Everybody is asked to accept the new terms, but the matrix is about people who have.
      after: async () => {
        await foyer.sql(
          'update account.account a set terms_version = t.version from account.terms t where t.tenant = a.tenant and t.version = $1',
          version,
        )
      },
    }
  },
  getStaffLicence: ({ licence }) => ({ params: { id: licence } }),
  issueStaffLicence: () => ({
    absent: true,
    body: { customer_id: randomUUID(), sku_id: skuId, quantity: 1, activation_type: 'online', reason: 'gift' },
  }),
  changeStaffLicence: ({ licence }) => ({
    params: { id: licence },
    body: { user_comment: 'Main site', reason: 'asked' },
  }),
  changeStaffLimit: async (world) => ({
    params: { id: await freshLicence(world) },
    body: { quantity: 4, reason: 'goodwill' },
  }),
  blockLicence: async (world) => ({ params: { id: await freshLicence(world) }, body: { reason: 'fraud' } }),
  unblockLicence: async (world) => ({ params: { id: await blockedLicence(world) }, body: null }),
  releaseStaffServer: async (world) => {
    const id = await freshLicence(world)
    const server = { server_id: 'edge-1', hostname: 'edge-1.example', version: '26.11' }
    await (await mediaServer(world.foyer, id)).ask(activateServer, { body: server })
    return { params: { id, server_id: server.server_id }, body: { reason: 'burnt' } }
  },
  replaceStaffKey: async (world) => ({
    params: { id: await freshLicence(world) },
    body: { keep_days: 0, reason: 'leaked' },
  }),
  moveLicence: async (world) => ({
    params: { id: await freshLicence(world) },
    body: { customer_id: world.heir.id, reason: 'sold' },
  }),
  settleDiscrepancy: async ({ foyer }) => ({
    params: { id: await findDifference(foyer) },
    body: { reason: 'asked them' },
  }),
  getTermsVersion: async (world) => ({ params: { version: await oldTerms(world), locale: 'en' } }),
  retryJob: async ({ foyer }) => ({ params: { id: await failJob(foyer) }, body: null }),
  retryJobs: async ({ foyer }) => {
    await failJob(foyer)
    return { body: { state: 'failed' } }
  },
  discardJob: async ({ foyer }) => ({ params: { id: await failJob(foyer) }, body: null }),
  getStaffOrder: ({ order }) => ({ params: { id: order } }),
  getStaffOrderDocument: ({ order }) => ({ params: { id: order } }),
  getStaffCreditNoteDocument: async ({ foyer, order }) => ({
    params: { order_id: order, id: await giveCreditNote(foyer, order) },
  }),
  createStaffOrder: () => ({
    absent: true,
    body: {
      customer_id: randomUUID(),
      action: 'custom',
      description: 'Setup',
      lines: [{ title: 'Setup', quantity: 1, unit_price: 10 }],
    },
  }),
  markOrderPaid: async (world) => ({
    params: { id: await freshOrder(world) },
    body: { reference: randomUUID(), reason: 'seen' },
  }),
  recordSurplus: async (world) => ({
    params: { id: await paidOrder(world) },
    body: { reference: randomUUID(), amount: 1, reason: 'sent twice' },
  }),
  refundOrder: async (world) => ({ params: { id: await paidOrder(world) }, body: { reason: 'goodwill' } }),
  cancelStaffOrder: async (world) => ({ params: { id: await freshOrder(world) }, body: { reason: 'not needed' } }),
  changeStaffOrderReference: async (world) => ({
    params: { id: await freshOrder(world) },
    body: { buyer_reference: 'PO 4500012345' },
  }),
  reissueStaffOrder: async (world) => ({
    params: { id: await outdatedOrder(world) },
    body: { reason: 'they have moved' },
  }),
  giveApproval: async (world) => ({ params: { id: await freshApproval(world) }, body: null }),
  refuseApproval: async (world) => ({ params: { id: await freshApproval(world) }, body: null }),
  getCustomer: ({ olga }) => ({ params: { id: olga.account.id } }),
  createCustomer: () => ({
    body: { email: `${randomUUID()}@people.example`, name: 'Ada', country: 'DE', locale: 'en' },
  }),
  changeCustomer: ({ heir }) => ({ params: { id: heir.id }, body: { locale: 'en' } }),
  // Somebody whom no other call of the matrix needs.
  closeCustomer: async ({ foyer }) => ({
    params: { id: (await createAccount(foyer, { password: null })).id },
    body: { reason: 'asked by mail' },
  }),
  reopenCustomer: ({ heir }) => ({ params: { id: heir.id }, body: { reason: 'asked by mail' } }),
  makeTrialToken: ({ heir }) => ({ params: { id: heir.id }, body: null }),
  actAsCustomer: ({ heir }) => ({ params: { id: heir.id }, body: { reason: 'a call' } }),
  endCustomerSessions: ({ heir }) => ({ params: { id: heir.id } }),
  listCustomerNotes: ({ olga }) => ({ params: { id: olga.account.id } }),
  addCustomerNote: ({ olga }) => ({ params: { id: olga.account.id }, body: { body: 'Prefers mail' } }),
  removeCustomerNote: async (world) => ({ params: { id: world.olga.account.id, note_id: await freshNote(world) } }),
  getStaffTicket: ({ ticket }) => ({ params: { id: ticket } }),
  listStaffComments: ({ ticket }) => ({ params: { id: ticket } }),
  addStaffComment: ({ ticket }) => ({ params: { id: ticket }, body: { body: 'Which version?' } }),
  openStaffTicket: ({ olga }) => ({
    body: { customer_id: olga.account.id, title: 'Your call', description: 'Hello', kind: 'support', product: 'iptv' },
  }),
  correctTicket: ({ ticket }) => ({ params: { id: ticket }, body: { kind: 'payment' } }),
  assignTicket: ({ ticket }) => ({ params: { id: ticket }, body: { operator: null } }),
  closeStaffTicket: ({ ticket }) => ({ params: { id: ticket }, body: null }),
  reopenStaffTicket: ({ ticket }) => ({ params: { id: ticket }, body: null }),
  downloadStaffAttachment: ({ attachment }) => ({ params: { id: attachment } }),
  addTicketCategory: () => ({ body: { name: randomUUID(), kind: 'support', product: 'iptv' } }),
  changeTicketCategory: async ({ foyer }) => {
    const category = { name: randomUUID(), kind: 'support', product: 'iptv' } as const
    const id = await foyer.modules.support.addCategory({ tenant: 'aurora', actor: 'system', ...category })
    return { params: { id }, body: { offered: false } }
  },
  getSavedReply: async (world) => ({ params: { id: await freshReply(world) } }),
  addSavedReply: () => ({ body: { name: randomUUID(), texts: { en: 'Hello {{customer_name}}' } } }),
  changeSavedReply: async (world) => ({
    params: { id: await freshReply(world) },
    body: { texts: { en: 'y' }, revision: 1 },
  }),
  removeSavedReply: async (world) => ({ params: { id: await freshReply(world) }, body: { revision: 1 } }),
  snoozeTicket: async (world) => ({ params: { id: await freshTicket(world) }, body: { until: null } }),
  removeTicketText: async (world) => ({ params: { id: await freshTicket(world) }, body: { reason: 'a password' } }),
  removeTicketFile: async (world) => ({ params: { id: await freshFile(world) }, body: { reason: 'a passport' } }),
  mergeTicket: async (world) => ({ params: { id: await freshTicket(world) }, body: { into: world.ticket } }),
} as const satisfies Partial<Examples>
