import { randomUUID } from 'node:crypto'
import { colleaguePermissions } from '@foyer/contract/company/colleague.ts'
import { removeMember } from '@foyer/contract/company/endpoints.ts'
import type { AuthKind } from '@foyer/contract/endpoint.ts'
import { operatorLogin } from '@foyer/contract/operator/endpoints.ts'
import type { OperatorRole, OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { Right } from '@foyer/contract/vocabulary/right.ts'
import { rights } from '@foyer/contract/vocabulary/right.ts'
import { scopesOfRole } from '../../src/modules/operator/index.ts'
import type { LinkPurpose, Place, Side, Standing } from '../../src/platform/auth/policy.ts'
import type { Caller } from '../client.ts'
import { keyOf } from '../media-servers.ts'
import { createStaff } from '../operators.ts'
import { createAccount, createPerson, type Person, signIn, somePassword } from '../people.ts'
import { mailedToken, offerCompany } from './letters.ts'
import type { World } from './world.ts'

/** A caller, and where messages to them arrive. */
export interface Made extends Caller {
  /** For letters. */
  readonly email?: string
  /** For the offer of the company. */
  readonly account_id?: string
}

/** A kind of caller: how they authenticate, and their relationship to Olga. */
export interface Actor {
  readonly name: string
  readonly proof: AuthKind
  /** The purpose of a link's token. */
  readonly link?: LinkPurpose
  readonly brand: 'aurora' | 'sever'
  /** The standing by which they see each kind of Olga's data. */
  readonly sees: (right: Right) => Standing | 'refused' | 'hidden'
  /** Their place in her company. */
  readonly place: Place | null
  /** Whether the vendor granted `store` and `create_trial`. */
  readonly permitted: boolean
  /** An operator who signed in, rather than a program with a key. */
  readonly inPerson?: true
  /** The scopes of an operator's key. */
  readonly opens?: (scope: OperatorScope) => boolean
  /** Their side of a letter that Olga has sent. */
  readonly letters: Side | null
  /** Their side of her offer of the company. */
  readonly offer: Side | null
  /** Creates a new caller of this kind. */
  readonly make: (world: World) => Promise<Made>
}

const madeLinks = [
  'email_confirm',
  'email_change',
  'password_reset',
  'newsletter',
  'mail_copy',
  'review',
  'attachment',
] as const
type MadeLink = (typeof madeLinks)[number]

const permitted = { permissions: { store: true, create_trial: true } }

const noRoles = { billing: false, tickets: false, deliverables: false, retroview: false }
const nothing = { payments: false, statistics: false, licenses: false, tickets: false }

const rightOf = { payments: 'billing', statistics: 'retroview', licenses: 'deliverables', tickets: 'tickets' } as const

const bearerOf = ({ tokens }: Pick<Person, 'tokens'>): Caller => ({ access_token: tokens.access_token })

const outsider = {
  proof: 'bearer',
  brand: 'aurora',
  sees: () => 'hidden',
  place: null,
  permitted: true,
  letters: null,
  offer: null,
} as const satisfies Partial<Actor>

const nobody = { ...outsider, permitted: false }

const owner: Actor = {
  ...outsider,
  name: 'the owner',
  sees: () => 'own',
  place: 'owner',
  letters: 'sender',
  offer: 'sender',
  make: async ({ foyer, olga }) => bearerOf(await signIn(foyer, olga)),
}

const join = async ({ foyer, company }: World, role: Right | null): Promise<Person> => {
  const person = await createPerson(foyer, permitted)
  const roles = role === null ? noRoles : { ...noRoles, [role]: true }
  const { modules, platform } = foyer
  await modules.company.addMember('aurora', company, person.account.id, roles, platform.clock.now())
  return person
}

const member = (role: Right | null): Actor => ({
  ...outsider,
  name: role === null ? 'a member without roles' : `a member with ${role}`,
  place: 'member',
  sees: (right) => (right === role ? 'company' : 'refused'),
  make: async (world) => bearerOf(await join(world, role)),
})

const heir: Actor = {
  ...member(null),
  name: 'a member who is offered the company',
  offer: 'receiver',
  make: async (world) => {
    const person = await join(world, null)
    await offerCompany(world, person.account.id)
    return { ...bearerOf(person), account_id: person.account.id }
  },
}

const exMember: Actor = {
  ...outsider,
  name: 'a former member',
  make: async (world) => {
    const person = await join(world, 'billing')
    await world.olga.client.ask(removeMember, { params: { id: person.account.id } })
    return bearerOf(person)
  },
}

const colleague = (permission: (typeof colleaguePermissions)[number] | null): Actor => ({
  ...outsider,
  name: permission === null ? 'a colleague with nothing' : `a colleague with ${permission}`,
  sees: (right) => (permission !== null && rightOf[permission] === right ? 'sharing' : 'hidden'),
  make: async ({ foyer, olga }) => {
    const person = await createPerson(foyer, permitted)
    const permissions = permission === null ? nothing : { ...nothing, [permission]: true }
    const { modules, platform } = foyer
    const now = platform.clock.now()
    await modules.company.addColleague('aurora', olga.account.id, person.account.id, permissions, now)
    return bearerOf(person)
  },
})

const stranger: Actor = {
  ...outsider,
  name: 'a stranger',
  make: async ({ foyer }) => bearerOf(await createPerson(foyer, permitted)),
}

const unpermitted: Actor = {
  ...nobody,
  name: 'a customer without permissions',
  make: async ({ foyer }) => bearerOf(await createPerson(foyer)),
}

const otherBrand: Actor = {
  ...outsider,
  name: 'her namesake at another brand',
  brand: 'sever',
  make: async ({ foyer, olga }) => {
    const found = await foyer.platform.database.read('sever', (tx) => foyer.modules.account.findByEmail(tx, olga.email))
    const tenant = 'sever'
    if (found === undefined)
      return bearerOf(await createPerson(foyer, { ...permitted, tenant, email: olga.email, country: 'RU' }))
    return bearerOf(await signIn(foyer, { email: olga.email, tenant }))
  },
}

const anonymous: Actor = { ...nobody, name: 'nobody', proof: 'none', make: async () => ({ tenant: 'aurora' }) }

const trial: Actor = {
  ...nobody,
  name: 'a trial link',
  proof: 'trial',
  make: async ({ foyer, olga }) => ({
    tenant: 'aurora',
    trial_token: await foyer.modules.account.trialToken('aurora', olga.account.id, 'operator:test'),
  }),
}

const refresh: Actor = {
  ...nobody,
  name: 'a refresh token',
  proof: 'refresh',
  make: async ({ foyer, olga }) => ({
    tenant: 'aurora',
    refresh_token: (await signIn(foyer, olga)).tokens.refresh_token,
  }),
}

/** Someone whom Olga has invited to her company and asked to be a colleague. */
const invited: Actor = {
  ...outsider,
  name: 'somebody who is invited',
  letters: 'receiver',
  make: async ({ foyer }) => {
    const person = await createPerson(foyer, permitted)
    return { ...bearerOf(person), email: person.email }
  },
}

const invitation: Actor = {
  ...nobody,
  name: 'a link for invite',
  proof: 'custom',
  link: 'invite',
  make: async (world) => {
    const email = `${randomUUID()}@people.example`
    return { tenant: 'aurora', custom_token: await mailedToken(world, email), email }
  },
}

/**
 * A new password ends sessions, a new e-mail address changes the sign-in, and an address that was unsubscribed is gone, so these links
 * belong to another account than Olga's.
 */
const spoils = (link: MadeLink): boolean => ['password_reset', 'email_change', 'mail_copy'].includes(link)

const furtherEmail = 'books@northlight.example'

/** What a link is about: an address, or the one object that it opens. */
const objectOf = (link: MadeLink, { ticket, attachment }: World, email: string): string => {
  if (link === 'review') return ticket
  if (link === 'attachment') return attachment
  if (link === 'mail_copy') return furtherEmail
  return link === 'email_change' ? `new-${email}` : email
}

/** Someone who followed a link in an e-mail to Olga. */
const mailLink = (link: MadeLink): Actor => ({
  ...nobody,
  name: `a link for ${link}`,
  proof: 'email',
  link,
  make: async (world) => {
    const { foyer, olga } = world
    const { modules, platform } = foyer
    const { id, email } = spoils(link)
      ? await createAccount(foyer, { notification_emails: [furtherEmail] })
      : olga.account
    const made = { tenant: 'aurora', purpose: link, account_id: id, object_id: objectOf(link, world, email) }
    const email_token = await platform.database.transaction('aurora', (tx) => modules.account.linkTokens.make(tx, made))
    return { tenant: 'aurora', email_token }
  },
})

const operator = (role: OperatorRole, brand: Actor['brand'] = 'aurora'): Actor => ({
  ...nobody,
  name: brand === 'sever' ? `an operator (${role}) of another brand` : `an operator (${role})`,
  proof: 'operator',
  brand,
  opens: (scope) => scopesOfRole[role].includes(scope),
  make: async ({ foyer }) => ({ access_token: (await createStaff(foyer, { role, tenant: brand })).key }),
})

const operatorInPerson: Actor = {
  ...operator('admin'),
  name: 'an operator (admin) who signed in',
  inPerson: true,
  make: async ({ foyer }) => {
    const password = somePassword
    const { email } = (await createStaff(foyer, { password })).operator
    const { token } = await foyer.client.ask(operatorLogin, { as: { tenant: 'aurora', basic: { email, password } } })
    return { access_token: token }
  },
}

const machine: Actor = {
  ...nobody,
  name: 'a media server',
  proof: 'licence',
  make: async ({ foyer, licence }) => ({ licence_key: await keyOf(foyer, licence) }),
}

/** All kinds of callers, by their relationship to Olga and her data. */
export const actors: readonly Actor[] = [
  anonymous,
  otherBrand,
  stranger,
  unpermitted,
  colleague(null),
  ...colleaguePermissions.map(colleague),
  member(null),
  ...rights.map(member),
  heir,
  exMember,
  invited,
  owner,
  trial,
  refresh,
  ...madeLinks.map(mailLink),
  invitation,
  machine,
  operator('admin'),
  operatorInPerson,
  operator('viewer'),
  operator('admin', 'sever'),
]
