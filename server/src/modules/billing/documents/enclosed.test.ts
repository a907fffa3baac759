import { getOrder, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { describe, expect, it, vi } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { hurryTries } from '../../../../test/jobs.ts'
import { createHolder, giveOrder, giveRefund } from '../../../../test/licences.ts'
import { mailsTo, type SentMail } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { failure } from '../../../platform/failure.ts'

const foyer = useFoyer()

const books = 'books@northlight.example'
const createCustomer = () => createPerson(foyer, { country: 'DE', notification_emails: [books] })

const pay = ({ client }: Person, order_id: string) =>
  client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })

/** The latest mail to the customer whose subject begins like this, and its copy. */
const lettersTo = async ({ email }: Person, beginning: string): Promise<(SentMail | undefined)[]> => {
  const found = async (address: string) =>
    (await mailsTo(foyer, address)).find(({ subject }) => subject.startsWith(beginning))
  return [await found(email), await found(books)]
}

const read = ({ client }: Person, id: string) => client.ask(getOrder, { params: { id } })

describe('a letter about money', () => {
  it('encloses the invoice, the receipt and the credit note, for the customer and for each copy', async () => {
    const olga = await createCustomer()
    const id = await giveOrder(foyer, olga)
    const { number } = await read(olga, id)
    for (const mail of await lettersTo(olga, 'New invoice')) {
      expect(mail).toMatchObject({ files: [`${number}.pdf`] })
      expect(mail?.text).toContain('The document is attached as a PDF.')
    }
    await pay(olga, id)
    for (const mail of await lettersTo(olga, 'Receipt')) expect(mail).toMatchObject({ files: [`${number}.pdf`] })
    await giveRefund(foyer, id, '19')
    const [note] = (await read(olga, id)).credit_notes
    for (const mail of await lettersTo(olga, 'Refund')) expect(mail).toMatchObject({ files: [`${note?.number}.pdf`] })
  })

  it('about a renewal encloses its invoice', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const { olga, order_id } = await createHolder(foyer, { paid_till: day, starts_on: '2026-01-01' })
    await foyer.modules.licensing.runRenewals('aurora')
    const { number } = await read(olga, order_id)
    const mails = await mailsTo(foyer, olga.email)
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) expect(mail).toMatchObject({ files: [`${number}.pdf`] })
  })

  it('goes without a document that cannot be made, and names its page', async () => {
    const olga = await createCustomer()
    const { modules, platform } = foyer
    const unit_price = money('100', 'EUR')
    const id = await platform.database.transaction('aurora', async (tx) => {
      const made = await modules.billing.issue(tx, {
        tenant: 'aurora',
        account_id: olga.account.id,
        purpose: 'custom',
        description: 'Setup service',
        lines: [{ title: 'Setup', detail: null, quantity: 1, unit_price }],
        actions: [],
        deliverable: null,
        due_on: null,
        actor: 'operator:test',
      })
      // A document without a seller cannot be laid out.
      await tx.updateTable('billing.order').set({ seller: '{}' }).where('id', '=', made).execute()
      return made
    })
    const [mail] = await lettersTo(olga, 'New invoice')
    expect(mail).toMatchObject({ files: [], links: expect.arrayContaining([`${foyer.url}/invoices/${id}`]) })
    expect(mail?.text).toContain('The document could not be attached. You can find it here:')
    expect(mail?.text).not.toContain('attached as a PDF')
  })

  it('waits for its document while the database cannot be read', async () => {
    const olga = await createCustomer()
    const read = vi.spyOn(foyer.platform.database, 'read').mockRejectedValue(failure('unavailable'))
    try {
      await giveOrder(foyer, olga)
      expect(await mailsTo(foyer, olga.email)).toEqual([])
    } finally {
      read.mockRestore()
    }
    await hurryTries(foyer.database_url)
    expect((await mailsTo(foyer, olga.email)).map(({ files }) => files.length)).toEqual([1])
  })

  it('keeps no document in the queue: it is drawn when the mail is sent', async () => {
    const olga = await createCustomer()
    await giveOrder(foyer, olga)
    expect((await lettersTo(olga, 'New invoice'))[0]?.files).toHaveLength(1)
    const rows = await foyer.sql<{ length: number }>(
      `select length(data::text) from jobs.job where name = 'mail' and data ->> 'to' = $1`,
      JSON.stringify([olga.email]),
    )
    expect(rows).toHaveLength(1)
    // The same words twice, with and without the document, which alone would take more.
    for (const { length } of rows) expect(length).toBeLessThan(20_000)
  })
})
