import { argon2Sync, randomUUID } from 'node:crypto'
import { login } from '@foyer/contract/account/endpoints.ts'
import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import type { Account, NewAccount } from '../src/modules/account/index.ts'
import type { Client } from './client.ts'
import type { RunningFoyer } from './foyer.ts'

export interface SignedIn {
  readonly tokens: LoginInfo
  /** Calls with the access token. */
  readonly client: Client
}

export interface Person extends SignedIn {
  readonly account: Account
  readonly email: string
  readonly password: string
}

/** The password of every account that tests create. */
export const somePassword = 'Harbour-light-42'

/** Signs in with e-mail and password, as the portal does. Throws if that fails. */
export const signIn = async (
  { client }: Pick<RunningFoyer, 'client'>,
  {
    email,
    password = somePassword,
    tenant = 'aurora',
    device,
  }: { email: string; password?: string; tenant?: string; device?: string },
): Promise<SignedIn> => {
  const headers = device === undefined ? {} : { device }
  const tokens = await client.ask(login, { as: { tenant, basic: { email, password } }, headers })
  return { tokens, client: client.as({ tenant, access_token: tokens.access_token }) }
}

const nonce = Buffer.alloc(16, 'salt')
const tag = argon2Sync('argon2id', {
  message: somePassword,
  nonce,
  memory: 8,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
})

/** Hashed at argon2's lowest cost; otherwise creating an account and each sign-in would keep a core busy for 25 ms. */
const someHash = `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`

/** Creates an account, with `somePassword` if requested. */
export const makeAccount = async (
  { platform, modules }: Pick<RunningFoyer, 'platform' | 'modules'>,
  wanted: NewAccount,
  actor: string,
): Promise<Account> => {
  if (wanted.password !== somePassword) return modules.account.create(wanted, actor)
  const account = await modules.account.create({ ...wanted, password: null }, actor)
  const { id, tenant } = account
  await platform.database.transaction(tenant, (tx) =>
    tx.updateTable('account.account').set({ password_hash: someHash }).where('id', '=', id).execute(),
  )
  return { ...account, password_filled: true }
}

/** An account, by default with all rights (e-mail confirmed, terms accepted); not signed in. */
export const createAccount = (
  foyer: Pick<RunningFoyer, 'platform' | 'modules'>,
  wishes: Partial<NewAccount> = {},
): Promise<Account> =>
  makeAccount(
    foyer,
    {
      tenant: 'aurora',
      email: `${randomUUID()}@people.example`,
      password: somePassword,
      name: 'Ada',
      second_name: 'Lind',
      country: 'DE',
      locale: 'en',
      email_confirmed: true,
      terms_accepted_at: new Date(),
      ...wishes,
    },
    'system',
  )

/** Someone with an account, signed in. */
export const createPerson = async (
  foyer: Pick<RunningFoyer, 'platform' | 'modules' | 'client'>,
  wishes: Partial<NewAccount> = {},
): Promise<Person> => {
  const account = await createAccount(foyer, wishes)
  const { email, tenant } = account
  const password = wishes.password ?? somePassword
  return { account, email, password, ...(await signIn(foyer, { email, password, tenant })) }
}
