import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { momentOf } from '../calendar.ts'
import type { CustomerPlan, PersonPlan } from '../plans.ts'
import { callOf, personOf, type Surroundings } from './surroundings.ts'

const lastVisitHours = 36

const signUp = (around: Surroundings, customer: CustomerPlan, plan: PersonPlan, password: string): void => {
  const { tenant, country, legal_name, address, tax_id, buyer_reference, manager } = customer
  const { past, people, calendar, story } = around
  const at = momentOf(calendar.day(plan.since), '08:20')
  const identity = {
    ...(legal_name !== undefined && { legal_name }),
    ...(address !== undefined && { address: { ...address, country } }),
    ...(tax_id !== undefined && { tax_id }),
    ...(buyer_reference !== undefined && { buyer_reference }),
  }
  const { since: _since, unconfirmed, locale, ...person } = plan
  story.at(at, async () => {
    const account = await past.modules.account.create(
      {
        ...person,
        ...(plan === customer.owner && identity),
        ...(manager !== undefined && { manager }),
        tenant,
        country,
        password,
        locale: locale ?? Locale.parse(past.modules.branding.get(tenant).default_locale),
        email_confirmed: unconfirmed === undefined,
        ...(unconfirmed === undefined && { terms_accepted_at: at }),
      },
      'system',
    )
    people.set(plan.email, account)
  })
}

const joinCompany = (around: Surroundings, { tenant, owner, company }: CustomerPlan): void => {
  if (company === undefined) return
  const { past, calendar, story } = around
  const founded = momentOf(calendar.day(owner.since), '08:40')
  let id: string | undefined
  story.at(founded, async () => {
    id = await past.modules.company.create(tenant, company.title, personOf(around, owner.email).id, founded)
  })
  for (const { person, roles, joined } of company.members) {
    const at = momentOf(calendar.day(joined), '10:05')
    story.at(at, async () => {
      if (id === undefined) throw new Error(`${person.email} joins before the company is there`)
      await past.modules.company.addMember(tenant, id, personOf(around, person.email).id, roles, at)
    })
  }
}

const sendInvites = (around: Surroundings, { owner, invites = [] }: CustomerPlan): void => {
  const { past, calendar, story } = around
  for (const { email, roles, sent } of invites)
    story.at(momentOf(calendar.day(sent), '10:30'), async () => {
      await past.modules.company.invite(callOf(personOf(around, owner.email)), { email, roles })
    })
}

/** The browsers that people use. */
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
]

/** A number for each person, the same at every start, that makes habits differ. */
const habitOf = (person: string): number => Buffer.from(person).reduce((sum, letter) => (sum * 31 + letter) % 9973, 0)

/** Everyone signs in on the day of their sign-up, and once more in the last days, in the morning at their desk. */
const comeIn = (around: Surroundings, customer: CustomerPlan, plan: PersonPlan, password: string): void => {
  const { past, calendar, story } = around
  const { email, since } = plan
  // The same e-mail address at two brands belongs to two different people.
  const habit = habitOf(`${customer.tenant} ${email}`)
  const call = {
    tenant: customer.tenant,
    locale: plan.locale ?? 'en',
    request_id: 'demo',
    ip: `198.51.100.${1 + (habit % 200)}`,
    user_agent: browsers[habit % browsers.length] ?? '',
    identity: { kind: 'basic', email, password, otp: null },
  } as const
  const lately = momentOf(calendar.day(-2 - (habit % 8)), `0${7 + (habit % 3)}:${10 + (habit % 50)}`)
  const first = momentOf(calendar.day(since), '08:30')
  for (const at of lately > first ? [first, lately] : [first])
    story.at(at, async () => void (await past.modules.account.signIn(call)))
}

/** People have read the notifications that arrived before their last visit. */
const visit = ({ past, people, calendar, story }: Surroundings, { email }: PersonPlan): void =>
  story.at(calendar.ago(lastVisitHours * 60), async () => {
    const account = people.get(email)
    if (account !== undefined) await past.modules.push.markRead(callOf(account), { ids: 'all' })
  })

/** Sign-ups, the company, and who shares what with whom. */
export const planPeople = (around: Surroundings, customer: CustomerPlan, password: string): void => {
  const { past, calendar, story } = around
  const { tenant, owner, company, colleagues = [] } = customer
  for (const person of [owner, ...(company?.members ?? []).map(({ person }) => person)]) {
    signUp(around, customer, person, password)
    comeIn(around, customer, person, password)
    visit(around, person)
  }
  joinCompany(around, customer)
  sendInvites(around, customer)
  for (const { email, since, permissions } of colleagues) {
    const at = momentOf(calendar.day(since), '13:30')
    story.at(at, () =>
      past.modules.company.addColleague(
        tenant,
        personOf(around, owner.email).id,
        personOf(around, email).id,
        permissions,
        at,
      ),
    )
  }
}
