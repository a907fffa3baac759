import {
  changeEmail,
  confirmEmail,
  confirmMailCopy,
  getMailCopy,
  getProfile,
  setCustomerEmail,
  updateProfile,
} from '@foyer/contract/account/endpoints.ts'
import {
  acceptTransfer,
  changeColleague,
  changeMember,
  leaveCompany,
  listColleagues,
  offerTransfer,
  removeColleague,
  removeMember,
} from '@foyer/contract/company/endpoints.ts'
import { listAudit } from '@foyer/contract/operator/desk-endpoints.ts'
import { describe, expect, it } from 'vitest'
import { createTeam, joinTeam, type Team } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

const at = (id: string) => ({ params: { id } })
const holder = (email_token: string) => ({ tenant: 'aurora', email_token })

const save = async ({ client }: Person, notification_emails: string[]) => {
  const { name, second_name, country, phone, locale, newsletter } = await client.ask(getProfile)
  await client.ask(updateProfile, {
    body: { name, second_name, country, phone, locale, newsletter, notification_emails },
  })
}

/** The customer enters the address and its owner confirms. Returns the secret of its link. */
const copyTo = async (owner: Person, email: string): Promise<string> => {
  await save(owner, [email])
  const token = tokenIn(
    (await mailsTo(foyer, email)).find(({ subject }) => subject.startsWith('Confirm that you want')),
  )
  await foyer.client.ask(confirmMailCopy, { as: holder(token) })
  return token
}

const invoicesTo = async (email: string): Promise<number> =>
  (await mailsTo(foyer, email)).filter(({ subject }) => subject.startsWith('New invoice')).length

const toldOf = async (owner: Person, email: string): Promise<number> =>
  (await mailsTo(foyer, owner.email)).filter(({ subject }) => subject.startsWith(`${email} no longer gets`)).length

const removals = async (account_id: string) => {
  const { client } = await createStaff(foyer)
  return (await client.ask(listAudit, { query: { account_id, action: 'mail_copy_removed' } })).entries
}

const expectGone = async (owner: Person, email: string, token: string): Promise<void> => {
  const before = await invoicesTo(email)
  await giveOrder(foyer, owner)
  expect(await invoicesTo(email)).toBe(before)
  expect(await owner.client.ask(getProfile)).toMatchObject({ notification_emails: [], unconfirmed_emails: [] })
  expect((await foyer.client.refusal(getMailCopy, { as: holder(token) })).code).toBe('link_invalid')
}

const bookkeeperOf = async (team: Team) => {
  const mia = await joinTeam(foyer, team, { billing: true, tickets: true })
  return { mia, token: await copyTo(team.owner, mia.email) }
}

const share = async (from: Person, to: Person): Promise<string> => {
  const given = { payments: true, statistics: false, licenses: false, tickets: false }
  await foyer.modules.company.addColleague('aurora', from.account.id, to.account.id, given, new Date())
  const { colleagues } = await from.client.ask(listColleagues)
  return colleagues.find(({ email }) => email === to.email)?.id ?? ''
}

const ways: readonly (readonly [string, (team: Team, mia: Person) => Promise<unknown>])[] = [
  ['is removed', ({ owner }, { account }) => owner.client.ask(removeMember, at(account.id))],
  [
    'loses the role',
    ({ owner }, { account }) =>
      owner.client.ask(changeMember, { ...at(account.id), body: { roles: { billing: false } } }),
  ],
  ['leaves', (_, { client }) => client.ask(leaveCompany)],
]

describe('invoices by mail', () => {
  it.each(ways)('end for a member who %s, which the owner is told', async (_, lose) => {
    const team = await createTeam(foyer)
    const { mia, token } = await bookkeeperOf(team)
    await giveOrder(foyer, team.owner)
    expect(await invoicesTo(mia.email)).toBe(1)
    await lose(team, mia)
    await expectGone(team.owner, mia.email, token)
    expect(await toldOf(team.owner, mia.email)).toBe(1)
    expect(await removals(team.owner.account.id)).toMatchObject([{ changes: { email: mia.email } }])
  })

  it('stay with a member who keeps the role, and with one who never had it but whose address the owner entered', async () => {
    const team = await createTeam(foyer)
    const { mia } = await bookkeeperOf(team)
    await team.owner.client.ask(changeMember, { ...at(mia.account.id), body: { roles: { tickets: false } } })
    const ben = await joinTeam(foyer, team, { tickets: true })
    await copyTo(team.owner, ben.email)
    await save(team.owner, [ben.email])
    await team.owner.client.ask(changeMember, { ...at(ben.account.id), body: { roles: { deliverables: true } } })
    await giveOrder(foyer, team.owner)
    expect(await invoicesTo(ben.email)).toBe(1)
  })

  it('end for members once the company is transferred to another of them', async () => {
    const team = await createTeam(foyer)
    const { mia, token } = await bookkeeperOf(team)
    const next = await joinTeam(foyer, team)
    await team.owner.client.ask(offerTransfer, { body: { member_id: next.account.id } })
    await next.client.ask(acceptTransfer)
    await expectGone(team.owner, mia.email, token)
  })

  it('end for a colleague who no longer sees the payments, and for a former one', async () => {
    const [olga, cole, carl] = [await createPerson(foyer), await createPerson(foyer), await createPerson(foyer)]
    const [first, second] = [await share(olga, cole), await share(olga, carl)]
    const token = await copyTo(olga, cole.email)
    await olga.client.ask(changeColleague, { ...at(first), body: { payments: false } })
    await expectGone(olga, cole.email, token)
    const other = await copyTo(olga, carl.email)
    await olga.client.ask(removeColleague, at(second))
    await expectGone(olga, carl.email, other)
  })

  it('end for an address that has not confirmed yet as well, without a letter to the owner', async () => {
    const team = await createTeam(foyer)
    const mia = await joinTeam(foyer, team, { billing: true })
    await save(team.owner, [mia.email])
    const token = tokenIn((await mailsTo(foyer, mia.email))[0])
    await mia.client.ask(leaveCompany)
    await expectGone(team.owner, mia.email, token)
    expect(await toldOf(team.owner, mia.email)).toBe(0)
  })
})

let moves = 0
/** Moves the account to another e-mail, as its owner does. Returns the new one. */
const move = async ({ client, password }: Person): Promise<string> => {
  const email = `moved-${(moves += 1)}@people.example`
  await client.ask(changeEmail, { body: { email, password } })
  await foyer.client.ask(confirmEmail, { as: holder(tokenIn((await mailsTo(foyer, email))[0])) })
  return email
}

describe('an e-mail that its account has left', () => {
  it('gets no mails of that account, although the account had entered it as a further address without a question', async () => {
    const olga = await createPerson(foyer)
    await save(olga, [olga.email])
    const email = await move(olga)
    await giveOrder(foyer, olga)
    expect(await invoicesTo(email)).toBe(1)
    expect(await invoicesTo(olga.email)).toBe(0)
    expect(await olga.client.ask(getProfile)).toMatchObject({ notification_emails: [] })
  })

  it('gets no invoices of others either, who are told without the new address', async () => {
    const [olga, ivan] = [await createPerson(foyer), await createPerson(foyer)]
    const token = await copyTo(olga, ivan.email)
    const email = await move(ivan)
    await expectGone(olga, ivan.email, token)
    expect(await toldOf(olga, ivan.email)).toBe(1)
    expect((await mailsTo(foyer, olga.email)).some(({ text }) => text.includes(email))).toBe(false)
    await giveOrder(foyer, olga)
    expect(await invoicesTo(email)).toBe(0)
  })

  it('loses both as well when staff move the account', async () => {
    const [olga, ivan] = [await createPerson(foyer), await createPerson(foyer)]
    await save(ivan, [ivan.email])
    const token = await copyTo(olga, ivan.email)
    const { client } = await createStaff(foyer)
    const body = { email: `moved-${(moves += 1)}@people.example`, reason: 'asked by phone' }
    await client.ask(setCustomerEmail, { params: { id: ivan.account.id }, body })
    await expectGone(olga, ivan.email, token)
    await giveOrder(foyer, ivan)
    expect(await invoicesTo(ivan.email)).toBe(0)
  })

  it('stays in copy if the account had never proved that it was its own', async () => {
    const olga = await createPerson(foyer)
    const books = 'books-of-olga@people.example'
    await copyTo(olga, books)
    await move(await createPerson(foyer, { email: books, email_confirmed: false }))
    await giveOrder(foyer, olga)
    expect(await invoicesTo(books)).toBe(1)
  })
})
