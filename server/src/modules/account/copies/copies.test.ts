import {
  confirmMailCopy,
  endMailCopy,
  getMailCopy,
  getProfile,
  updateProfile,
} from '@foyer/contract/account/endpoints.ts'
import { changeCustomer, getCustomer } from '@foyer/contract/operator/endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, type SentMail, tokenIn } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { askDatabase } from '../../../../test/rows.ts'

let foyer: RunningFoyer
beforeAll(async () => {
  foyer = await startFoyer()
})
afterAll(() => foyer.close())

let count = 0
/** Each test has addresses of its own, because a mailbox gets only so many letters an hour. */
let books: string
beforeEach(() => {
  count += 1
  books = `books-${count}@northlight.example`
})

const save = async ({ client }: Person, notification_emails: string[]) => {
  const { name, second_name, country, phone, locale, newsletter } = await client.ask(getProfile)
  const body = { name, second_name, country, phone, locale, newsletter, notification_emails }
  return client.ask(updateProfile, { body })
}

const holder = (email_token: string, tenant = 'aurora') => ({ tenant, email_token })
const confirm = async (email: string) =>
  foyer.client.ask(confirmMailCopy, { as: holder(tokenIn((await mailsTo(foyer, email))[0])) })
const subjectsTo = async (email: string): Promise<string[]> =>
  (await mailsTo(foyer, email)).map(({ subject }) => subject.replace(/AUR-\S+/, 'AUR'))

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
    expect(await subjectsTo(books)).toEqual([asked])
    expect(letter?.text).toContain(`${olga.email} asked Aurora Streaming to send invoices`)
    // Saving again asks nobody again.
    await save(olga, [books])
    expect(await subjectsTo(books)).toEqual([asked])
    const as = holder(tokenIn(letter))
    expect(await foyer.client.ask(getMailCopy, { as })).toEqual({
      email: books,
      customer_email: olga.email,
      state: 'unconfirmed',
    })
    for (const _ of [1, 2]) await foyer.client.ask(confirmMailCopy, { as })
    expect(await olga.client.ask(getProfile)).toMatchObject({ notification_emails: [books], unconfirmed_emails: [] })
    await giveOrder(foyer, olga)
    expect(await subjectsTo(books)).toEqual(['New invoice AUR', asked])
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
    expect(await subjectsTo(books)).toEqual([asked])
  })

  it('gets at most five such letters an hour, however many customers enter it', async () => {
    for (const _ of Array.from({ length: 7 })) await save(await createPerson(foyer), [books])
    expect(await subjectsTo(books)).toHaveLength(5)
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
    for (const _ of [1, 2]) expect((await unsubscribe(copy)).status).toBe(200)
    expect((await olga.client.ask(getProfile)).notification_emails).toEqual([other])
    await giveOrder(foyer, olga)
    expect(await subjectsTo(books)).toEqual(['New invoice AUR', asked])
    expect(await subjectsTo(other)).toEqual(['New invoice AUR', 'New invoice AUR', asked])
    const told = (await mailsTo(foyer, olga.email)).filter(({ subject }) => subject.startsWith(books))
    expect(told.map(({ subject }) => subject)).toEqual([`${books} no longer gets your e-mails from Aurora Streaming`])
    const logged = await askDatabase(
      foyer.database_url,
      `select actor, changes from platform.audit_entry where account_id = $1 and action = 'mail_copy_ended'`,
      [olga.account.id],
    )
    expect(logged).toEqual([{ actor: 'system', changes: { email: books } }])
  })

  it('ends on the page of its link, which then confirms nothing any more', async () => {
    const olga = await withCopy()
    const as = holder(tokenIn((await mailsTo(foyer, books))[0]))
    await foyer.client.ask(endMailCopy, { as })
    expect(await foyer.client.ask(getMailCopy, { as })).toMatchObject({ state: 'ended' })
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
