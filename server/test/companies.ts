import { randomUUID } from 'node:crypto'
import { createInvite } from '@foyer/contract/company/endpoints.ts'
import type { CompanyRoles } from '../src/modules/company/index.ts'
import type { RunningFoyer } from './foyer.ts'
import { mailsTo, tokenIn } from './outbox.ts'
import { createPerson, type Person } from './people.ts'

export const noRoles: CompanyRoles = { billing: false, tickets: false, deliverables: false, retroview: false }

export interface Team {
  readonly owner: Person
  readonly company_id: string
}

/** Someone who owns a company without members. */
export const createTeam = async (foyer: RunningFoyer, title = 'Northlight TV'): Promise<Team> => {
  const owner = await createPerson(foyer)
  const { modules, platform } = foyer
  const company_id = await modules.company.create('aurora', title, owner.account.id, platform.clock.now())
  return { owner, company_id }
}

/** Someone who is in the company, with these roles. */
export const joinTeam = async (
  foyer: RunningFoyer,
  { company_id }: Team,
  roles: Partial<CompanyRoles> = {},
): Promise<Person> => {
  const person = await createPerson(foyer)
  const { modules, platform } = foyer
  await modules.company.addMember(
    'aurora',
    company_id,
    person.account.id,
    { ...noRoles, ...roles },
    platform.clock.now(),
  )
  return person
}

export const someEmail = (): string => `${randomUUID()}@people.example`

/** An open invite of the company to this address. Returns its id. */
export const inviteTo = async ({ owner }: Team, email: string, roles: Partial<CompanyRoles> = {}): Promise<string> =>
  (await owner.client.ask(createInvite, { body: { email, roles: { ...noRoles, ...roles } } })).id

/** A client for someone who followed the link in the latest e-mail to this address. */
export const byMailedLink = async (foyer: RunningFoyer, email: string) =>
  foyer.client.as({ tenant: 'aurora', custom_token: tokenIn((await mailsTo(foyer, email))[0]) })
