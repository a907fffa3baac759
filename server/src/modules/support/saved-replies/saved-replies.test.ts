import { randomUUID } from 'node:crypto'
import * as calls from '@foyer/contract/operator/saved-reply-endpoints.ts'
import { savedRepliesAtMost, type SavedReply, type SavedReplyBody } from '@foyer/contract/operator/saved-reply.ts'
import { addStaffComment } from '@foyer/contract/operator/ticket-endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { formOf, pictureFile } from '../../../../test/files.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'
import { watchStatements } from '../../../../test/statements.ts'

const statements = watchStatements()
const foyer = useFoyer()
let hanna: Staff
let tomas: Staff
let ticket: string
beforeAll(async () => {
  hanna = await createStaff(foyer, { name: 'Hanna Brandt', role: 'support' })
  tomas = await createStaff(foyer, { name: 'Tomáš Horák', role: 'support' })
  const { client } = await createPerson(foyer)
  const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
  ticket = (await client.ask(openTicket, { body: question })).id
})

const word = (): string => `W${randomUUID().slice(0, 8)}`
const add = (wishes: Partial<SavedReplyBody> = {}, { client } = hanna): Promise<SavedReply> =>
  client.ask(calls.addSavedReply, { body: { name: word(), texts: { en: 'Hello {{customer_name}}' }, ...wishes } })
const read = (id: string): Promise<SavedReply> => hanna.client.ask(calls.getSavedReply, { params: { id } })
const auditOf = (id: string) => entriesOf(foyer, id, ['action', 'actor', 'reason', 'changes'])

describe('a saved reply', () => {
  it('is saved in one language or both, changed, and deleted; the log keeps its text', async () => {
    const name = word()
    const made = await add({ name, texts: { en: 'Update to **26.10**', ru: 'Обновитесь' } })
    expect(made).toMatchObject({ name, texts: { en: 'Update to **26.10**', ru: 'Обновитесь' }, revision: 1 })
    expect(made).toMatchObject({ updated_by: 'Hanna Brandt', uses: 0, last_used_at: null })

    const params = { id: made.id }
    const body = { texts: { en: 'Update to 26.11' }, revision: 1, reason: 'newer' }
    const changed = await tomas.client.ask(calls.changeSavedReply, { params, body })
    expect(changed).toMatchObject({ name, texts: { en: 'Update to 26.11', ru: null }, revision: 2 })
    expect(changed.updated_by).toBe('Tomáš Horák')
    expect(await read(made.id)).toEqual(changed)

    // A change without effect leaves the revision, so nobody gets a conflict because of it.
    const again = await hanna.client.ask(calls.changeSavedReply, { params, body: { name, revision: 2 } })
    expect(again).toEqual(changed)

    await hanna.client.ask(calls.removeSavedReply, { params, body: { revision: 2 } })
    expect(await hanna.client.refusal(calls.getSavedReply, { params })).toMatchObject({ status: 404 })
    expect(await auditOf(made.id)).toMatchObject([
      { action: 'saved_reply_added', actor: `operator:${hanna.operator.handle}`, changes: { title: name } },
      {
        action: 'saved_reply_changed',
        actor: `operator:${tomas.operator.handle}`,
        reason: 'newer',
        changes: {
          text_en: { from: 'Update to **26.10**', to: 'Update to 26.11' },
          text_ru: { from: 'Обновитесь', to: null },
        },
      },
      { action: 'saved_reply_removed', changes: { title: name, text_en: 'Update to 26.11', text_ru: null } },
    ])
  })

  it('has a unique name within its brand, ignoring case; another brand may have the same', async () => {
    const name = word()
    await add({ name })
    const other = await add()
    const taken = { status: 409, code: 'name_taken', source: { pointer: '/name' } }
    const body = { name: name.toUpperCase(), texts: { en: 'x' } }
    expect(await hanna.client.refusal(calls.addSavedReply, { body })).toMatchObject(taken)
    const renaming = { params: { id: other.id }, body: { name: name.toLowerCase(), revision: 1 } }
    expect(await hanna.client.refusal(calls.changeSavedReply, renaming)).toMatchObject(taken)
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    const theirs = await add({ name }, elsewhere)
    expect(await hanna.client.refusal(calls.getSavedReply, { params: { id: theirs.id } })).toMatchObject({
      status: 404,
    })
  })

  it('that somebody changed since is neither changed nor deleted by somebody who has not seen that', async () => {
    const { id } = await add()
    const change = (text: string) =>
      hanna.client.call(calls.changeSavedReply, { params: { id }, body: { texts: { en: text }, revision: 1 } })
    const both = await Promise.all([change('one'), change('two')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const overtaken = { status: 409, code: 'conflict', source: { pointer: '/revision' } }
    const removing = { params: { id }, body: { revision: 1 } }
    expect(await hanna.client.refusal(calls.removeSavedReply, removing)).toMatchObject(overtaken)
    expect(await read(id)).toMatchObject({ revision: 2 })
  })

  it('with an unknown placeholder is refused at its language, in the caller’s language', async () => {
    const body = { name: word(), texts: { en: 'Hello {{customer_name}}', ru: 'Здравствуйте, {{имя}}' } }
    const refusal = await hanna.client.refusal(calls.addSavedReply, { body, headers: { 'accept-language': 'ru' } })
    expect(refusal).toMatchObject({
      status: 422,
      code: 'placeholder_unknown',
      source: { pointer: '/texts/ru' },
      meta: { placeholder: 'имя' },
    })
    expect(refusal.title).toMatch(/^Такой подстановки нет; есть \{\{customer_name\}\}/)
    const { id } = await add()
    const change = { params: { id }, body: { texts: { en: '{{nmae}}' }, revision: 1 } }
    expect(await hanna.client.refusal(calls.changeSavedReply, change)).toMatchObject({
      code: 'placeholder_unknown',
      source: { pointer: '/texts/en' },
    })
  })

  it('has a name and a text, both of limited length', async () => {
    const refused = async (body: object) => {
      const { status, body: told } = await hanna.client.send('POST', calls.addSavedReply.url, { body })
      const { errors } = told as { errors: readonly { code: string; source?: { pointer: string } }[] }
      return [status, errors[0]?.code, errors[0]?.source?.pointer]
    }
    const texts = { en: 'x' }
    expect(await refused({ name: ' ', texts })).toEqual([422, 'invalid', '/name'])
    expect(await refused({ name: 'x'.repeat(101), texts })).toEqual([422, 'invalid', '/name'])
    expect(await refused({ name: word(), texts: {} })).toEqual([422, 'required', '/texts/en'])
    expect(await refused({ name: word(), texts: { ru: 'x'.repeat(20_001) } })).toEqual([422, 'invalid', '/texts/ru'])
    expect(await refused({ name: word(), texts: { de: 'x' } })).toEqual([400, 'unknown_field', '/texts/de'])
  })
})

describe('the list', () => {
  it('finds words of names and texts in either language, while typing', async () => {
    const rare = word()
    const byName = await add({ name: `${rare} name` })
    const byText = await add({ texts: { en: `Set 100% of ${rare}` } })
    const inRussian = await add({ texts: { ru: `Лицензия ${rare}` } })
    const found = async (query: string): Promise<string[]> => {
      const { saved_replies } = await hanna.client.ask(calls.listSavedReplies, { query: { query } })
      return saved_replies.map(({ id }) => id).sort()
    }
    expect(await found(rare.toLowerCase())).toEqual([byName.id, byText.id, inRussian.id].sort())
    expect(await found(`100% of ${rare}`)).toEqual([byText.id])
    expect(await found(`ЛИЦЕНЗИЯ ${rare}`)).toEqual([inRussian.id])
    expect(await found(`100_ of ${rare}`)).toEqual([])
  })

  it('is paged, in each of its orders, with as many statements for many as for one', async () => {
    const mark = word()
    const made: SavedReply[] = []
    for (const name of ['b', 'A', 'c']) made.push(await add({ name: `${mark} ${name}` }))
    const [b, a, c] = made.map(({ id }) => id)
    await answer({ saved_replies: [c ?? ''] })
    const list = (wishes: Parameters<typeof hanna.client.ask<typeof calls.listSavedReplies>>[1]) =>
      hanna.client.ask(calls.listSavedReplies, wishes)
    const inOrder = async (sort: 'name' | '-name' | '-uses' | '-last_used_at' | '-updated_at') => {
      const first = await list({ query: { query: mark, sort, limit: 2 } })
      const second = await list({ query: { query: mark, sort, limit: 2, cursor: first.next ?? '' } })
      expect([first.estimated_count, second.next]).toEqual([3, null])
      return [...first.saved_replies, ...second.saved_replies].map(({ id }) => id)
    }
    expect(await inOrder('name')).toEqual([a, b, c])
    expect(await inOrder('-name')).toEqual([c, b, a])
    expect((await inOrder('-uses'))[0]).toBe(c)
    expect((await inOrder('-last_used_at'))[0]).toBe(c)
    expect(await inOrder('-updated_at')).toEqual([c, a, b])

    await list({ query: { query: mark, limit: 1 } })
    const forOne = statements.last()
    await list({ query: { query: mark, limit: 3 } })
    expect(statements.last()).toBe(forOne)
  })

  it('has a maximum size, beyond which nobody could look through it', async () => {
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    const [{ count } = { count: 0 }] = await foyer.sql<{ count: number }>(
      `select count(*)::int as count from support.saved_reply where tenant = 'sever'`,
    )
    await foyer.sql(
      `insert into support.saved_reply (id, tenant, name, text_en, created_at, updated_at, updated_by)
       select gen_random_uuid(), 'sever', 'full ' || at, 'x', now(), now(), 'Import' from generate_series(1, $1) at`,
      savedRepliesAtMost - 1 - count,
    )
    const last = await add({}, elsewhere)
    const body = { name: word(), texts: { en: 'x' } }
    expect(await elsewhere.client.refusal(calls.addSavedReply, { body })).toMatchObject({ code: 'saved_replies_full' })
    await elsewhere.client.ask(calls.removeSavedReply, { params: { id: last.id }, body: { revision: 1 } })
    await add({}, elsewhere)
    await foyer.sql(`delete from support.saved_reply where name like 'full %'`)
  })
})

const answer = (wishes: { saved_replies?: string[]; internal?: boolean }, { client } = hanna) =>
  client.ask(addStaffComment, { params: { id: ticket }, body: { body: 'Hello', ...wishes } })

describe('the use of a reply', () => {
  it('is an answer or a note that was sent with it, counted once for each, and changes nothing else', async () => {
    const [one, two] = [await add(), await add()]
    await answer({ saved_replies: [one.id, one.id, two.id] })
    await answer({ saved_replies: [one.id], internal: true })
    await answer({})
    const used = await read(one.id)
    expect(used).toEqual({ ...one, uses: 2, last_used_at: expect.any(String) })
    expect(await read(two.id)).toMatchObject({ uses: 1, revision: 1 })
  })

  it('is counted with files too', async () => {
    const [one, two] = [await add(), await add()]
    const form = formOf({ body: 'Look', saved_replies: `${one.id},${two.id}` }, [pictureFile()])
    const path = addStaffComment.url.replace(':id', ticket)
    expect(await hanna.client.send('POST', path, { body: form })).toMatchObject({ status: 201 })
    expect([(await read(one.id)).uses, (await read(two.id)).uses]).toEqual([1, 1])
  })

  it.each([
    ['true', 201, true],
    ['false', 201, false],
    ['perhaps', 400, undefined],
  ])('with files, a note says %s of it', async (internal, status, isNote) => {
    const form = formOf({ body: 'For colleagues', internal }, [pictureFile()])
    const answer = await hanna.client.send('POST', addStaffComment.url.replace(':id', ticket), { body: form })
    expect(answer.status).toBe(status)
    if (isNote !== undefined) expect(answer.body).toMatchObject({ internal: isNote, body: 'For colleagues' })
  })

  it('that was deleted does not prevent an answer', async () => {
    const { id } = await add()
    await hanna.client.ask(calls.removeSavedReply, { params: { id }, body: { revision: 1 } })
    expect(await answer({ saved_replies: [id, 'nothing'] })).toMatchObject({ body: 'Hello' })
  })

  it('and of another in concurrent answers is counted in each, in any order', async () => {
    const [one, two] = [await add(), await add()]
    const both = [one.id, two.id]
    const { client } = await createPerson(foyer)
    const question = { title: 'Second', description: 'x', kind: 'support', product: 'iptv' } as const
    const second = (await client.ask(openTicket, { body: question })).id
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        tomas.client.ask(addStaffComment, {
          params: { id: at % 2 === 0 ? ticket : second },
          body: { body: 'x', saved_replies: at % 2 === 0 ? both : both.toReversed() },
        }),
      ),
    )
    expect([(await read(one.id)).uses, (await read(two.id)).uses]).toEqual([10, 10])
  })

  it('is not possible for another brand', async () => {
    const theirs = await add({}, await createStaff(foyer, { tenant: 'sever' }))
    await answer({ saved_replies: [theirs.id] })
    const [row] = await foyer.sql<{ uses: number }>('select uses from support.saved_reply where id = $1', theirs.id)
    expect(row).toEqual({ uses: 0 })
  })
})
