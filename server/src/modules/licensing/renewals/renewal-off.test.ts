import { deactivateDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { cancelStaffOrder, createStaffOrder } from '@foyer/contract/operator/endpoints.ts'
import { listNotifications } from '@foyer/contract/push/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createHolder, giveLicence, longDay } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { NewLicence } from '../index.ts'

const foyer = useFoyer()

const began = { starts_on: '2026-01-05' } as const

/** The mails to the person since they had this many. */
const lettersTo = async ({ email }: Person, before: number) =>
  (await mailsTo(foyer, email)).slice(0, -before || undefined)

describe('a renewal that is turned off', () => {
  it('BILL-46 because staff cancel its invoice: one letter says that the licence has stopped', async () => {
    const { olga, order_id } = await createHolder(foyer, { ...began, paid_till: dayIn(foyer, -2) })
    const before = (await mailsTo(foyer, olga.email)).length
    const { client: staff } = await createStaff(foyer)
    await staff.ask(cancelStaffOrder, { params: { id: order_id }, body: { reason: 'they leave' } })
    const letters = await lettersTo(olga, before)
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/no longer renews and has stopped$/)])
    expect(letters[0]?.text).toContain('so it has stopped')
    expect(letters[0]?.text).toMatch(/Invoice .+ is cancelled: you need not pay it/)
    // The portal still shows what happened to the invoice.
    const { notifications } = await olga.client.ask(listNotifications)
    expect(notifications.map(({ kind }) => kind)).toContain('invoice_cancelled')
  })

  it.each([
    ['en', 'no longer renews', 'The licence works until'],
    ['ru', 'автопродление отключено', 'Лицензия работает до'],
  ] as const)('BILL-46 by staff: a letter says until when the licence works, in %s', async (locale, subject, words) => {
    const paid_till = dayIn(foyer, 20)
    const olga = await createPerson(foyer, { locale })
    const id = await giveLicence(foyer, olga, { ...began, paid_till, auto_renewable: true })
    const { client: staff } = await createStaff(foyer)
    await staff.ask(createStaffOrder, {
      body: { customer_id: olga.account.id, deliverable_id: id, action: 'discontinue', reason: 'asked by phone' },
    })
    const letter = (await mailsTo(foyer, olga.email)).find((mail) => mail.subject.includes(subject))
    expect(letter?.text).toContain(words)
    expect(letter?.links.join()).toContain(`/licenses/${id}`)
  })

  it('BILL-46, COMP-21 by a member of the company: its owner has a letter that names them', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer, { name: 'Mia', second_name: 'Holm' })]
    const id = await giveLicence(foyer, olga, { ...began, paid_till: dayIn(foyer, 20), auto_renewable: true })
    const { company } = foyer.modules
    const made = await company.create('aurora', 'Northlight TV', olga.account.id, new Date())
    const roles = { billing: false, tickets: false, deliverables: true, retroview: false }
    await company.addMember('aurora', made, mia.account.id, roles, new Date())
    await mia.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
    const letter = (await mailsTo(foyer, olga.email)).find((mail) => mail.subject.includes('no longer renews'))
    expect(letter?.text).toContain('was turned off by Mia Holm')
    expect(letter?.text).toContain(longDay(dayIn(foyer, 20)))
  })
})

describe('a licence that nothing renews', () => {
  interface Reading {
    readonly isTrial?: boolean
    readonly locale?: 'en' | 'ru'
  }

  const told = async (wishes: Partial<NewLicence>, { isTrial = false, locale = 'en' }: Reading = {}) => {
    const olga = await createPerson(foyer, { locale })
    const id = await giveLicence(foyer, olga, { ...began, ...wishes })
    if (isTrial) await foyer.sql(`update licensing.deliverable set billing_terms = 'trial' where id = $1`, id)
    for (let looks = 0; looks < 2; looks += 1) await foyer.modules.licensing.announceExpiring('aurora')
    return (await mailsTo(foyer, olga.email)).filter(({ links }) => links.join().includes(`/licenses/${id}`))
  }

  it('the letter before its end says when it stops', async () => {
    const letters = await told({ paid_till: dayIn(foyer, 5) })
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('Unless you renew it, it stops on')
    expect(letters[0]?.text).toContain(longDay(dayIn(foyer, 19)))
  })

  it('one more letter comes once it has stopped', async () => {
    const letters = await told({ paid_till: dayIn(foyer, -14) })
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Licence .+ has stopped$/)])
    expect(await told({ paid_till: dayIn(foyer, -13) })).toEqual([])
    expect(await told({ paid_till: dayIn(foyer, -17) })).toEqual([])
  })

  it.each([
    ['en', /^Trial .+ is about to end$/, 'its servers stop then', /paid/],
    ['ru', /^Пробная лицензия .+ скоро закончится$/, 'серверы остановятся', /оплачено/],
  ] as const)('a trial is not called paid, in %s', async (locale, subject, words, never) => {
    const [letter] = await told({ paid_till: dayIn(foyer, 3) }, { isTrial: true, locale })
    expect(letter?.subject).toMatch(subject)
    expect(letter?.text).toContain(words)
    expect(letter?.text).not.toMatch(never)
  })
})
