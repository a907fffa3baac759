import { randomUUID } from 'node:crypto'
import { listSessions } from '@foyer/contract/account/endpoints.ts'
import { listPayments } from '@foyer/contract/billing/endpoints.ts'
import type { Account } from '../../src/modules/account/index.ts'
import { openWithFiles, pictureFile } from '../files.ts'
import type { RunningFoyer } from '../foyer.ts'
import { giveInvoice, giveOrder, skuId } from '../licences.ts'
import { createAccount, createPerson, type Person, signIn } from '../people.ts'
import { publishTerms } from '../terms.ts'

/** Olga and her data: everything that the calls of the matrix refer to. */
export interface World {
  readonly foyer: RunningFoyer
  readonly olga: Person
  readonly company: string
  /** A member who makes no calls, for calls that refer to one. */
  readonly heir: Account
  readonly sku: string
  readonly licence: string
  /** Unpaid; renews the licence. */
  readonly order: string
  readonly payment: string
  readonly ticket: string
  /** An image attached to the ticket. */
  readonly attachment: string
  readonly session: string
}

export const createWorld = async (foyer: RunningFoyer): Promise<World> => {
  const { company, billing } = foyer.modules
  const { clock } = foyer.platform
  // Before anybody signs up, because everyone would have to accept newer terms.
  for (const tenant of ['aurora', 'sever']) await publishTerms(foyer, '1', { tenant, locales: ['en'] })
  const olga = await createPerson(foyer, { permissions: { store: true, create_trial: true } })
  const companyId = await company.create('aurora', 'Northlight TV', olga.account.id, clock.now())
  const heir = await createAccount(foyer, { password: null })
  const all = { billing: true, tickets: true, deliverables: true, retroview: true }
  await company.addMember('aurora', companyId, heir.id, all, clock.now())
  const { deliverable_id, order_id } = await giveInvoice(foyer, olga, { retroview: true })
  const paid = await giveOrder(foyer, olga)
  await billing.recordPayment({
    tenant: 'aurora',
    order_id: paid,
    gateway: 'bank_transfer',
    transaction_id: randomUUID(),
    actor: 'operator:test',
    reason: 'transfer seen',
  })
  const { payments } = await olga.client.ask(listPayments)
  const question = { title: 'Streams stop', description: 'Every night', kind: 'support', product: 'iptv' } as const
  const ticket = await openWithFiles(olga.client, question, [pictureFile()])
  // Not the session of her client, because this one is ended.
  await signIn(foyer, olga)
  const { sessions } = await olga.client.ask(listSessions)
  return {
    foyer,
    olga,
    company: companyId,
    heir,
    sku: skuId,
    licence: deliverable_id,
    order: order_id,
    payment: payments[0]?.id ?? '',
    ticket: ticket.id,
    attachment: ticket.attachments[0]?.id ?? '',
    session: sessions.find(({ current }) => !current)?.id ?? '',
  }
}
