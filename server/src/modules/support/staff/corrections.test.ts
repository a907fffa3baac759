import { addTicketCategory, changeTicketCategory } from '@foyer/contract/operator/category-endpoints.ts'
import { listAudit } from '@foyer/contract/operator/endpoints.ts'
import type { CorrectBody } from '@foyer/contract/operator/ticket-about.ts'
import * as staffCalls from '@foyer/contract/operator/ticket-endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import type { TicketBody } from '@foyer/contract/support/ticket.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const

const foyer = useFoyer()
let olga: Person
let hanna: Staff
let admin: Staff
beforeAll(async () => {
  olga = await createPerson(foyer)
  hanna = await createStaff(foyer, { name: 'Hanna Brandt', role: 'support' })
  admin = await createStaff(foyer, { name: 'Lena Krause' })
})

const open = async (wishes: Partial<TicketBody> = {}): Promise<string> =>
  (await olga.client.ask(calls.openTicket, { body: { ...question, ...wishes } })).id
const read = (id: string) => olga.client.ask(calls.getTicket, { params: { id } })
const correct = (id: string, body: CorrectBody) => hanna.client.ask(staffCalls.correctTicket, { params: { id }, body })
const refusal = (id: string, body: CorrectBody) =>
  hanna.client.refusal(staffCalls.correctTicket, { params: { id }, body })
const logOf = async (id: string) =>
  (await admin.client.ask(listAudit, { query: { object_id: id, action: 'ticket_corrected' } })).entries
const category = async (name: string, pair: { kind: 'support' | 'payment'; product: 'iptv' }) =>
  (await admin.client.ask(addTicketCategory, { body: { name: `${name} ${Date.now()}`, ...pair } })).id

describe('a ticket of the wrong kind', () => {
  it('is corrected: the customer sees the new kind, staff what was there before, and the log who and why', async () => {
    const id = await open()
    const { updated_at, state } = await read(id)
    const corrected = await correct(id, { kind: 'payment', product: 'vsaas', reason: 'about an invoice' })
    const steps = { kind: { from: 'support', to: 'payment' }, product: { from: 'iptv', to: 'vsaas' } }
    expect(corrected.corrections).toEqual([{ at: expect.any(String) as string, by: 'Hanna Brandt', ...steps }])
    const shown = await read(id)
    expect(shown).toMatchObject({ kind: 'payment', product: 'vsaas', updated_at, state })
    expect(shown).not.toHaveProperty('corrections')
    const actor = `operator:${hanna.operator.handle}`
    expect(await logOf(id)).toMatchObject([{ actor, reason: 'about an invoice', changes: steps }])
  })

  it('stays as it is, without a line in the log, if nothing changes', async () => {
    const id = await open()
    expect((await correct(id, { kind: 'support' })).corrections).toEqual([])
    expect((await correct(id, {})).corrections).toEqual([])
    expect(await logOf(id)).toEqual([])
  })

  it('loses a category that belongs to the former kind, and gets one of the new', async () => {
    const former = await category('Streaming', { kind: 'support', product: 'iptv' })
    const next = await category('Invoices', { kind: 'payment', product: 'iptv' })
    const id = await open({ category_id: former })
    expect(await refusal(id, { category_id: next })).toMatchObject({
      status: 422,
      source: { pointer: '/category_id' },
    })
    expect((await correct(id, { kind: 'payment' })).category).toBeNull()
    const { category: now, corrections } = await correct(id, { category_id: next })
    expect(now).toMatchObject({ id: next })
    expect(corrections.map(({ category: step }) => step)).toMatchObject([
      { from: expect.stringContaining('Streaming') as string, to: null },
      { from: null, to: expect.stringContaining('Invoices') as string },
    ])
  })

  it('keeps a category that is no longer offered while only something else changes', async () => {
    const old = await category('Old', { kind: 'support', product: 'iptv' })
    const id = await open({ category_id: old })
    await admin.client.ask(changeTicketCategory, { params: { id: old }, body: { offered: false } })
    const deliverable_id = await giveLicence(foyer, olga)
    expect(await correct(id, { deliverable_id, category_id: old })).toMatchObject({ category: { id: old } })
  })

  it('is not corrected unknowingly after a colleague has done so', async () => {
    const id = await open()
    await correct(id, { kind: 'payment', seen_kind: 'support' })
    expect(await refusal(id, { kind: 'talks', seen_kind: 'support' })).toMatchObject({
      status: 409,
      code: 'ticket_moved_on',
      meta: { kind: 'payment' },
    })
    expect(await correct(id, { kind: 'talks', seen_kind: 'payment' })).toMatchObject({ kind: 'talks' })
  })
})

describe('the licence of a ticket', () => {
  it('is exchanged with the state it is in now, and taken away', async () => {
    const [wrong, right] = [await giveLicence(foyer, olga), await giveLicence(foyer, olga)]
    const id = await open({ deliverable_id: wrong })
    const before = await read(id)
    const { corrections } = await correct(id, { deliverable_id: right, seen_deliverable_id: wrong })
    const after = await read(id)
    expect(after).toMatchObject({ deliverable_id: right, licence: { sku_name: before.licence?.sku_name } })
    expect(after.licence?.human_id).not.toBe(before.licence?.human_id)
    const nameOf = ({ licence }: typeof before) => `${licence?.human_id} ${licence?.sku_name}`
    expect(corrections).toMatchObject([{ licence: { from: nameOf(before), to: nameOf(after) } }])
    await correct(id, { deliverable_id: null })
    expect(await read(id)).toMatchObject({ deliverable_id: null, licence: null })
  })

  it('is always one that the customer can see', async () => {
    const id = await open()
    const foreign = await giveLicence(foyer, await createPerson(foyer))
    for (const deliverable_id of [foreign, '018f4c1e-0000-7000-8000-000000000000'])
      expect(await refusal(id, { deliverable_id })).toMatchObject({
        status: 422,
        source: { pointer: '/deliverable_id' },
      })
  })

  it('is no longer corrected once the ticket was merged', async () => {
    const [id, into] = [await open(), await open()]
    await hanna.client.ask(staffCalls.mergeTicket, { params: { id }, body: { into } })
    expect(await refusal(id, { kind: 'payment' })).toMatchObject({ status: 409, code: 'conflict' })
  })
})
