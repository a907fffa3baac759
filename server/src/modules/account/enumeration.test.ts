import { randomUUID } from 'node:crypto'
import { changeEmail, login, recoverPassword } from '@foyer/contract/account/endpoints.ts'
import {
  acceptInvite,
  createInvite,
  getInvite,
  getInviteLink,
  requestColleague,
} from '@foyer/contract/company/endpoints.ts'
import { expect, it } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createAccount, createPerson, somePassword } from '../../../test/people.ts'
import { watchStatements } from '../../../test/statements.ts'

/** Response times are measured by the benchmarks. These tests compare the work behind the answers, which has to be the same. */
const statements = watchStatements()

const foyer = useFoyer()

type Ask = (email: string) => Promise<{ readonly status: number; readonly headers: Headers }>

/** An owner who invites somebody and follows the link as well. */
const byCopiedLink = async (what: typeof getInvite | typeof acceptInvite): Promise<Ask> => {
  const { client, account } = await createPerson(foyer)
  await foyer.modules.company.create('aurora', 'Harbour Radio', account.id, new Date())
  const roles = { billing: true, tickets: false, deliverables: false, retroview: false }
  return async (email) => {
    const params = { id: (await client.ask(createInvite, { body: { email, roles } })).id }
    const { url } = await client.ask(getInviteLink, { params })
    const as = { tenant: 'aurora', custom_token: new URL(url).searchParams.get('token') ?? '' }
    return foyer.client.call(what, { as, params })
  }
}

/** A call by somebody who wants to learn which e-mails have an account, given one e-mail. */
const questions: Readonly<Record<string, () => Promise<Ask>>> = {
  'a sign-in with a wrong password': async () => (email) =>
    foyer.client.call(login, { as: { tenant: 'aurora', basic: { email, password: 'guess' } } }),
  'a sign-in with a device name': async () => {
    const headers = { device: randomUUID() }
    return (email) =>
      foyer.client.call(login, { as: { tenant: 'aurora', basic: { email, password: 'guess' } }, headers })
  },
  'a recovery': async () => async (email) => {
    const recaptcha_token = await solveCaptcha(foyer)
    return foyer.client.call(recoverPassword, { body: { email, recaptcha_token } })
  },
  'a request to a colleague': async () => {
    const { client } = await createPerson(foyer)
    return (email) => client.call(requestColleague, { body: { email } })
  },
  'an invitation to a company': async () => {
    const { client, account } = await createPerson(foyer)
    await foyer.modules.company.create('aurora', 'Harbour Radio', account.id, new Date())
    const roles = { billing: true, tickets: false, deliverables: false, retroview: false }
    return (email) => client.call(createInvite, { body: { email, roles } })
  },
  'viewing an invitation with a copied link': () => byCopiedLink(getInvite),
  'accepting an invitation with a copied link': () => byCopiedLink(acceptInvite),
  'a change of e-mail': async () => {
    const { client } = await createPerson(foyer)
    return (email) => client.call(changeEmail, { body: { email, password: somePassword } })
  },
}

it.each(Object.entries(questions))(
  'AUTH-60, AUTH-64 %s gets the same answer with as many statements for a known e-mail as for an unknown one',
  async (_, prepare) => {
    const ask = await prepare()
    const outcomeOf = async (email: string) => {
      const { status, headers } = await ask(email)
      return { status, headers: [...headers.keys()].toSorted(), statements: statements.last() }
    }
    // Warms up what is prepared once per connection.
    await outcomeOf(`${randomUUID()}@nobody.example`)
    const known = await outcomeOf((await createAccount(foyer)).email)
    const unknown = await outcomeOf(`${randomUUID()}@nobody.example`)
    expect(known).toEqual(unknown)
    expect(known.statements).toBeGreaterThan(1)
  },
)
