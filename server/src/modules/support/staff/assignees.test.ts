import { changeOperator, listAudit } from '@foyer/contract/operator/endpoints.ts'
import * as staffCalls from '@foyer/contract/operator/ticket-endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const

const foyer = useFoyer()
let olga: Person
let lena: Staff
beforeAll(async () => {
  olga = await createPerson(foyer)
  lena = await createStaff(foyer, { name: 'Lena Krause' })
})

const open = async (): Promise<string> => (await olga.client.ask(calls.openTicket, { body: question })).id
const assign = (id: string, { operator }: Staff, seen: { seen_manager?: string | null } = {}) =>
  lena.client.call(staffCalls.assignTicket, { params: { id }, body: { operator: operator.handle, ...seen } })
const answer = (id: string, { client }: Staff) =>
  client.ask(staffCalls.addStaffComment, { params: { id }, body: { body: 'Which version?' } })
const read = (id: string) => lena.client.ask(staffCalls.getStaffTicket, { params: { id } })
const mineOf = async ({ client }: Staff): Promise<string[]> =>
  (await client.ask(staffCalls.listStaffTickets, { query: { assigned: 'me', limit: 100 } })).tickets.map(({ id }) => id)
/** As an import leaves it. */
const nameOnly = (id: string, name: string) =>
  foyer.sql('update support.ticket set manager_name = $2, manager_id = null where id = $1', id, name)

describe('SUP-36 a ticket', () => {
  let anna: Staff
  let namesake: Staff
  beforeAll(async () => {
    anna = await createStaff(foyer, { name: 'Anna Berg', role: 'support' })
    namesake = await createStaff(foyer, { name: 'Anna Berg', role: 'support' })
  })

  it('is assigned to one of two operators with the same name; customers only see the name', async () => {
    const id = await open()
    expect(await assign(id, namesake)).toMatchObject({
      status: 200,
      body: { manager_name: 'Anna Berg', manager: { handle: namesake.operator.handle, name: 'Anna Berg' } },
    })
    expect(await mineOf(namesake)).toContain(id)
    expect(await mineOf(anna)).not.toContain(id)
    const shown = await olga.client.ask(calls.getTicket, { params: { id } })
    expect(shown).toMatchObject({ manager_name: 'Anna Berg' })
    expect(JSON.stringify(shown)).not.toContain(namesake.operator.handle)
  })

  it('is not taken unknowingly from the namesake of the operator whom the caller saw; the audit log distinguishes the two', async () => {
    const id = await open()
    await assign(id, namesake, { seen_manager: null })
    expect(await assign(id, lena, { seen_manager: anna.operator.handle })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'ticket_moved_on', meta: { manager: namesake.operator.handle } }] },
    })
    expect(await assign(id, anna, { seen_manager: namesake.operator.handle })).toMatchObject({ status: 200 })
    expect((await read(id)).manager?.handle).toBe(anna.operator.handle)
    const { entries } = await lena.client.ask(listAudit, { query: { object_id: id, action: 'ticket_assigned' } })
    expect(entries[0]?.changes).toEqual({
      from: `Anna Berg (${namesake.operator.handle})`,
      to: `Anna Berg (${anna.operator.handle})`,
    })
  })

  it('is assigned to the operator who answers first, and stays assigned when it is merged', async () => {
    const [id, other] = [await open(), await open()]
    await answer(id, namesake)
    expect((await read(id)).manager?.handle).toBe(namesake.operator.handle)
    await lena.client.ask(staffCalls.mergeTicket, { params: { id }, body: { into: other } })
    expect((await read(other)).manager?.handle).toBe(namesake.operator.handle)
  })

  it('with only a name, as imported, belongs to every operator of that name until one of them answers it', async () => {
    const id = await open()
    await nameOnly(id, 'Anna Berg')
    expect(await read(id)).toMatchObject({ manager_name: 'Anna Berg', manager: null })
    for (const each of [anna, namesake]) expect(await mineOf(each)).toContain(id)
    await answer(id, anna)
    expect((await read(id)).manager?.handle).toBe(anna.operator.handle)
    await olga.client.ask(calls.addComment, { params: { id }, body: { body: '26.10' } })
    expect(await mineOf(anna)).toContain(id)
    expect(await mineOf(namesake)).not.toContain(id)
  })

  it('counts by name if the previous version, which knows only names, assigns it', async () => {
    const id = await open()
    await assign(id, namesake)
    await foyer.sql(`update support.ticket set manager_name = 'Lena Krause' where id = $1`, id)
    expect(await mineOf(namesake)).not.toContain(id)
    expect(await mineOf(lena)).toContain(id)
  })

  it('follows its manager to another name, as do those of an import, and is still theirs when it is assigned again', async () => {
    const mira = await createStaff(foyer, { name: 'Mira Holm', role: 'support' })
    const [id, named] = [await open(), await open()]
    await assign(id, mira)
    await nameOnly(named, 'Mira Holm')
    await lena.client.ask(changeOperator, { params: { id: mira.operator.id }, body: { name: 'Mira Lund' } })
    for (const each of [id, named])
      expect(await read(each)).toMatchObject({
        manager_name: 'Mira Lund',
        manager: { handle: mira.operator.handle, name: 'Mira Lund' },
      })
    expect(await assign(id, mira)).toMatchObject({ body: { manager: { handle: mira.operator.handle } } })
    expect((await mineOf(mira)).toSorted()).toEqual([id, named].toSorted())
    expect((await olga.client.ask(calls.getTicket, { params: { id } })).manager_name).toBe('Mira Lund')
  })

  it('is found by the handle of its manager, even if they are blocked; an unknown handle finds nothing', async () => {
    const petra = await createStaff(foyer, { name: 'Petra Novak', role: 'support' })
    const [id, named, other] = [await open(), await open(), await open()]
    await assign(id, petra)
    await nameOnly(named, 'Petra Novak')
    await assign(other, anna)
    await lena.client.ask(changeOperator, { params: { id: petra.operator.id }, body: { blocked: true } })
    const listed = async (assigned: string, state?: 'closed') =>
      (
        await lena.client.ask(staffCalls.listStaffTickets, {
          query: { assigned, limit: 100, ...(state !== undefined && { state }) },
        })
      ).tickets.map((ticket) => ticket.id)
    expect((await listed(petra.operator.handle)).toSorted()).toEqual([id, named].toSorted())
    expect(await listed(petra.operator.handle, 'closed')).toEqual([])
    expect(await listed('no.such.handle')).toEqual([])
  })
})
