import {
  confirmMailCopy,
  endMailCopy,
  getMailCopy,
  getProfile,
  updateProfile,
} from '@foyer/contract/account/endpoints.ts'
import { changeCustomer, getCustomer } from '@foyer/contract/operator/endpoints.ts'
import { addStaffComment } from '@foyer/contract/operator/ticket-endpoints.ts'
import { addSecondaryEmail, getTicket, openTicket, removeSecondaryEmail } from '@foyer/contract/support/endpoints.ts'
import type { Ticket } from '@foyer/contract/support/ticket.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyTo } from '../../../../test/copies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, type SentMail, subjectsTo, tokenIn } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

let count = 0
/** Each test has addresses of its own, because a mailbox gets only so many letters an hour. */
let books: string
beforeEach(() => {
  count += 1
  books = `books-${count}@northlight.example`
})

const bodyOf = async ({ client }: Person, notification_emails: string[]) => {
  const { name, second_name, country, phone, locale, newsletter } = await client.ask(getProfile)
  return { name, second_name, country, phone, locale, newsletter, notification_emails }
}
const save = async (person: Person, notification_emails: string[]) =>
  person.client.ask(updateProfile, { body: await bodyOf(person, notification_emails) })

const holder = (email_token: string, tenant = 'aurora') => ({ tenant, email_token })
const confirm = async (email: string) =>
  foyer.client.ask(confirmMailCopy, { as: holder(tokenIn((await mailsTo(foyer, email))[0])) })
const unnumberedTo = async (email: string): Promise<string[]> =>
  (await subjectsTo(foyer, email)).map((subject) => subject.replace(/AUR-\S+/, 'AUR'))

/** Somebody whose invoices go to a confirmed further address. */
const withCopy = async (...others: string[]): Promise<Person> => {
  const olga = await createPerson(foyer)
  await save(olga, [books, ...others])
  for (const email of [books, ...others]) await confirm(email)
  return olga
}

/** What a mail program posts to the URL of a mail. */
const unsubscribe = (mail: SentMail | undefined, body = 'List-Unsubscribe=One-Click') =>
  fetch(mail?.stop_url ?? '', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const asked = 'Confirm that you want copies of e-mails from Aurora Streaming'

describe('a further address', () => {
  it('gets one letter that asks its owner, and nothing else before they confirm', async () => {
    const olga = await createPerson(foyer)
    expect(await save(olga, [books])).toMatchObject({ notification_emails: [books], unconfirmed_emails: [books] })
    await giveOrder(foyer, olga)
    const [letter] = await mailsTo(foyer, books)
    expect(await unnumberedTo(books)).toEqual([asked])
    expect(letter?.text).toContain(`${olga.email} asked Aurora Streaming to send invoices`)
    // Saving again asks nobody again.
    await save(olga, [books])
    expect(await unnumberedTo(books)).toEqual([asked])
    const as = holder(tokenIn(letter))
    expect(await foyer.client.ask(getMailCopy, { as })).toEqual({
      email: books,
      customer_email: olga.email,
      ticket: null,
      state: 'unconfirmed',
    })
    for (let round = 0; round < 2; round += 1) await foyer.client.ask(confirmMailCopy, { as })
    expect(await olga.client.ask(getProfile)).toMatchObject({ notification_emails: [books], unconfirmed_emails: [] })
    await giveOrder(foyer, olga)
    expect(await unnumberedTo(books)).toEqual(['New invoice AUR', asked])
  })

  it('keeps its confirmation while it stays, and loses it once it is removed', async () => {
    const olga = await withCopy()
    expect(await save(olga, [books.toUpperCase()])).toMatchObject({ unconfirmed_emails: [] })
    await save(olga, [])
    expect(await save(olga, [books])).toMatchObject({ unconfirmed_emails: [books] })
  })

  it('that the customer has confirmed as their own needs no further confirmation', async () => {
    const olga = await createPerson(foyer)
    expect(await save(olga, [olga.email])).toMatchObject({ unconfirmed_emails: [] })
    expect(await mailsTo(foyer, olga.email)).toEqual([])
  })

  it('that staff have entered is asked as well', async () => {
    const olga = await createPerson(foyer)
    const { client } = await createStaff(foyer)
    await client.ask(changeCustomer, { params: { id: olga.account.id }, body: { notification_emails: [books] } })
    expect(await client.ask(getCustomer, { params: { id: olga.account.id } })).toMatchObject({
      notification_emails: [books],
      unconfirmed_emails: [books],
    })
    expect(await unnumberedTo(books)).toEqual([asked])
  })

  it('gets at most five such letters an hour, however many customers enter it; then it is refused', async () => {
    for (let round = 0; round < 5; round += 1) await save(await createPerson(foyer), [books])
    const olga = await createPerson(foyer)
    const refusal = await olga.client.refusal(updateProfile, { body: await bodyOf(olga, [books]) })
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(await olga.client.ask(getProfile)).toMatchObject({ notification_emails: [], unconfirmed_emails: [] })
    expect(await unnumberedTo(books)).toHaveLength(5)
  })

  it('whose owner declines is not asked again by the same customer, but may say yes by the same link', async () => {
    const olga = await createPerson(foyer)
    await save(olga, [books])
    const as = holder(tokenIn((await mailsTo(foyer, books))[0]))
    await foyer.client.ask(endMailCopy, { as })
    for (const emails of [[books], [], [books]])
      expect(await save(olga, emails)).toMatchObject({ notification_emails: emails, unconfirmed_emails: emails })
    await giveOrder(foyer, olga)
    expect(await unnumberedTo(books)).toEqual([asked])
    expect(await foyer.client.ask(getMailCopy, { as })).toMatchObject({
      customer_email: olga.email,
      state: 'unconfirmed',
    })
    await foyer.client.ask(confirmMailCopy, { as })
    await giveOrder(foyer, olga)
    expect(await unnumberedTo(books)).toEqual(['New invoice AUR', asked])
    // It is as before: removed and added again, it is asked about.
    await save(olga, [])
    await save(olga, [books])
    expect(await unnumberedTo(books)).toEqual([asked, 'New invoice AUR', asked])
    await save(await createPerson(foyer), [books])
    expect(await unnumberedTo(books)).toEqual([asked, asked, 'New invoice AUR', asked])
  })

  it('that the customer or staff have removed has a link that no longer opens anything', async () => {
    const olga = await withCopy()
    const as = holder(tokenIn((await mailsTo(foyer, books))[0]))
    const stored = () =>
      foyer.sql(`select from account.link_token where purpose = 'mail_copy' and account_id = $1`, olga.account.id)
    const { client } = await createStaff(foyer)
    for (const remove of [
      () => save(olga, []),
      () => client.ask(changeCustomer, { params: { id: olga.account.id }, body: { notification_emails: [] } }),
    ]) {
      expect(await stored()).toHaveLength(1)
      await remove()
      expect(await stored()).toHaveLength(0)
      for (const call of [getMailCopy, confirmMailCopy, endMailCopy])
        expect((await foyer.client.refusal(call, { as })).code).toBe('link_invalid')
      // Added again, it has the same link.
      await save(olga, [books])
      expect(await foyer.client.ask(getMailCopy, { as })).toMatchObject({ state: 'unconfirmed' })
    }
  })

  it('has a link that works only at its brand and for it', async () => {
    await withCopy()
    const token = new URL((await mailsTo(foyer, books))[0]?.links[0] ?? '').searchParams.get('token') ?? ''
    for (const as of [holder(token, 'sever'), holder('forged')])
      expect((await foyer.client.refusal(endMailCopy, { as })).code).toBe('link_invalid')
  })
})

describe('a copy', () => {
  it('says why it came, and unsubscribes that address alone with one click; the customer is told', async () => {
    const other = `other-${count}@northlight.example`
    const olga = await withCopy(other)
    await giveOrder(foyer, olga)
    const [copy] = await mailsTo(foyer, books)
    expect(copy?.text).toContain(
      `because you confirmed it for ${olga.email}, a customer of Aurora Streaming. Unsubscribe`,
    )
    expect(copy?.links).toContain(copy?.stop_url)
    expect((await mailsTo(foyer, olga.email))[0]?.stop_url).toBeNull()
    expect((await unsubscribe(copy, 'anything=else')).status).toBe(422)
    for (let round = 0; round < 2; round += 1) expect((await unsubscribe(copy)).status).toBe(200)
    expect((await olga.client.ask(getProfile)).notification_emails).toEqual([other])
    await giveOrder(foyer, olga)
    expect(await unnumberedTo(books)).toEqual(['New invoice AUR', asked])
    expect(await unnumberedTo(other)).toEqual(['New invoice AUR', 'New invoice AUR', asked])
    const told = (await mailsTo(foyer, olga.email)).filter(({ subject }) => subject.startsWith(books))
    expect(told.map(({ subject }) => subject)).toEqual([`${books} no longer gets your e-mails from Aurora Streaming`])
    const logged = await foyer.sql(
      `select actor, changes from platform.audit_entry where account_id = $1 and action = 'mail_copy_ended'`,
      olga.account.id,
    )
    expect(logged).toEqual([{ actor: 'system', changes: { email: books } }])
  })

  it('ends on the page of its link, which then confirms nothing any more', async () => {
    const olga = await withCopy()
    const as = holder(tokenIn((await mailsTo(foyer, books))[0]))
    await foyer.client.ask(endMailCopy, { as })
    // Whoever has no copies any more does not learn what the customer's e-mail is by then.
    expect(await foyer.client.ask(getMailCopy, { as })).toEqual({
      email: books,
      customer_email: null,
      ticket: null,
      state: 'ended',
    })
    expect((await foyer.client.refusal(confirmMailCopy, { as })).code).toBe('link_invalid')
    expect((await olga.client.ask(getProfile)).notification_emails).toEqual([])
  })

  it('is not ended by a forged link', async () => {
    const olga = await withCopy()
    const forged = await fetch(`${foyer.url}/mail_copies?token=forged`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
    })
    expect(forged.status).toBe(404)
    expect((await olga.client.ask(getProfile)).notification_emails).toEqual([books])
  })
})

describe('an address in copy of a ticket', () => {
  let hanna: Staff
  beforeAll(async () => {
    hanna = await createStaff(foyer, { name: 'Hanna Brandt' })
  })

  const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
  const open = async ({ client }: Person): Promise<Ticket> => client.ask(openTicket, { body: question })
  const answer = (id: string) => hanna.client.ask(addStaffComment, { params: { id }, body: { body: 'Which version?' } })
  const copiesOf = async ({ client }: Person, { id }: Ticket) =>
    (await client.ask(getTicket, { params: { id } })).secondary_emails.map(({ email, unconfirmed }) => ({
      email,
      unconfirmed,
    }))
  const add = ({ client }: Person, { id: ticket_id }: Ticket, email: string) =>
    client.ask(addSecondaryEmail, { params: { ticket_id }, body: { email } })
  const first = 'Confirm that you want the e-mails of a ticket with Aurora Streaming'

  it('gets one letter without a word of the ticket, and no other before its owner confirms', async () => {
    const olga = await createPerson(foyer)
    const ticket = await open(olga)
    expect(await add(olga, ticket, books)).toMatchObject({ unconfirmed: true })
    await answer(ticket.id)
    const [letter] = await mailsTo(foyer, books)
    expect(await unnumberedTo(books)).toEqual([first])
    expect(letter?.text).not.toContain('No picture')
    const as = holder(tokenIn(letter))
    const about = { email: books, customer_email: olga.email, ticket: ticket.number }
    expect(await foyer.client.ask(getMailCopy, { as })).toEqual({ ...about, state: 'unconfirmed' })
    for (let round = 0; round < 2; round += 1) await foyer.client.ask(confirmMailCopy, { as })
    expect(await copiesOf(olga, ticket)).toEqual([{ email: books, unconfirmed: false }])
    await answer(ticket.id)
    expect(await unnumberedTo(books)).toEqual([`[#${ticket.number}] No picture`, first])
    // Whoever has confirmed one ticket of a customer is not asked about the next.
    expect(await add(olga, await open(olga), books)).toMatchObject({ unconfirmed: false })
    // But about those of another customer.
    const ada = await createPerson(foyer)
    expect(await add(ada, await open(ada), books)).toMatchObject({ unconfirmed: true })
  })

  it('is unsubscribed with one click from that ticket alone, and the customer is told', async () => {
    const olga = await createPerson(foyer)
    const [ticket, other] = [await open(olga), await open(olga)]
    for (const one of [ticket, other]) await copyTo(foyer, olga, one.id, books)
    await answer(ticket.id)
    const [copy] = await mailsTo(foyer, books)
    expect(copy?.text).toContain('Unsubscribe')
    for (let round = 0; round < 2; round += 1) expect((await unsubscribe(copy)).status).toBe(200)
    expect(await copiesOf(olga, ticket)).toEqual([])
    expect(await copiesOf(olga, other)).toEqual([{ email: books, unconfirmed: false }])
    const told = (await mailsTo(foyer, olga.email)).filter(({ subject }) => subject.startsWith(books))
    expect(told.map(({ subject }) => subject)).toEqual([
      `${books} no longer gets the e-mails of ticket #${ticket.number} with Aurora Streaming`,
    ])
    expect((await mailsTo(foyer, olga.email)).at(-1)?.stop_url).toBeNull()
    const as = holder(new URL(copy?.stop_url ?? '').searchParams.get('token') ?? '')
    expect((await foyer.client.refusal(confirmMailCopy, { as })).code).toBe('link_invalid')
  })

  it('is asked although others name it in calls that send nothing', async () => {
    const [olga, ada] = [await createPerson(foyer), await createPerson(foyer)]
    const body = { email: books }
    for (let round = 0; round < 5; round += 1) {
      const ticket_id = crypto.randomUUID()
      expect((await olga.client.refusal(addSecondaryEmail, { params: { ticket_id }, body })).status).toBe(404)
    }
    const ticket = await open(olga)
    await copyTo(foyer, olga, ticket.id, books)
    const params = { ticket_id: ticket.id }
    expect((await olga.client.refusal(addSecondaryEmail, { params, body })).code).toBe('already_copied')
    for (let round = 0; round < 5; round += 1)
      expect(await add(olga, await open(olga), books)).toMatchObject({ unconfirmed: false })
    expect(await add(ada, await open(ada), books)).toMatchObject({ unconfirmed: true })
    expect(await unnumberedTo(books)).toEqual([first, first])
  })

  it('gets at most five such letters an hour; then it is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await createPerson(foyer)
      await add(person, await open(person), books)
    }
    const olga = await createPerson(foyer)
    const ticket = await open(olga)
    const asking = { params: { ticket_id: ticket.id }, body: { email: books } }
    expect(await olga.client.refusal(addSecondaryEmail, asking)).toMatchObject({ code: 'too_many_requests' })
    expect(await copiesOf(olga, ticket)).toEqual([])
  })

  it('that has unsubscribed from a ticket gets it again only by its old link, and keeps the other tickets', async () => {
    const olga = await createPerson(foyer)
    const [ticket, other] = [await open(olga), await open(olga)]
    for (const one of [ticket, other]) await copyTo(foyer, olga, one.id, books)
    await answer(ticket.id)
    const [copy] = await mailsTo(foyer, books)
    await unsubscribe(copy)
    expect(await add(olga, ticket, books)).toMatchObject({ unconfirmed: true })
    expect(await add(olga, await open(olga), books)).toMatchObject({ unconfirmed: false })
    await answer(ticket.id)
    expect(await unnumberedTo(books)).toEqual([`[#${ticket.number}] No picture`, first])
    const as = holder(new URL(copy?.stop_url ?? '').searchParams.get('token') ?? '')
    await foyer.client.ask(confirmMailCopy, { as })
    expect(await copiesOf(olga, ticket)).toEqual([{ email: books, unconfirmed: false }])
  })

  it('whose owner declines is not asked about another ticket of the same customer', async () => {
    const [olga, ada] = [await createPerson(foyer), await createPerson(foyer)]
    const ticket = await open(olga)
    await add(olga, ticket, books)
    const as = holder(tokenIn((await mailsTo(foyer, books))[0]))
    await foyer.client.ask(endMailCopy, { as })
    expect(await add(olga, await open(olga), books)).toMatchObject({ unconfirmed: true })
    expect(await unnumberedTo(books)).toEqual([first])
    await add(ada, await open(ada), books)
    expect(await unnumberedTo(books)).toEqual([first, first])
    // Once the first ticket has it again, its link confirms all of them.
    await add(olga, ticket, books)
    await foyer.client.ask(confirmMailCopy, { as })
    expect(await add(olga, await open(olga), books)).toMatchObject({ unconfirmed: false })
  })

  it('that was removed from a ticket has a link that no longer opens anything', async () => {
    const olga = await createPerson(foyer)
    const ticket = await open(olga)
    const { id } = await copyTo(foyer, olga, ticket.id, books)
    const as = holder(tokenIn((await mailsTo(foyer, books))[0]))
    await olga.client.ask(removeSecondaryEmail, { params: { ticket_id: ticket.id, id } })
    expect((await foyer.client.refusal(getMailCopy, { as })).code).toBe('link_invalid')
    const kept = `select from account.link_token where purpose = 'mail_copy' and account_id = $1`
    expect(await foyer.sql(kept, olga.account.id)).toHaveLength(0)
  })

  it('of somebody with an account is not asked', async () => {
    const [olga, consultant] = [await createPerson(foyer), await createPerson(foyer)]
    const ticket = await open(olga)
    expect(await add(olga, ticket, consultant.email)).toMatchObject({ unconfirmed: false })
    await answer(ticket.id)
    expect((await mailsTo(foyer, consultant.email))[0]?.stop_url).toContain('/mail_copies?token=')
  })
})
