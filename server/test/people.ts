import { randomUUID } from 'node:crypto'
import { login } from '@foyer/contract/account/endpoints.ts'
import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import type { AccountRow, NewAccount } from '../src/modules/account/index.ts'
import type { Client } from './client.ts'
import type { RunningFoyer } from './foyer.ts'

export interface SignedIn {
  readonly tokens: LoginInfo
  /** Calls with the access token. */
  readonly client: Client
}

export interface Person extends SignedIn {
  readonly account: AccountRow
  readonly email: string
  readonly password: string
}

/** The password of everybody whom tests make. */
export const somePassword = 'Harbour-light-42'

/** Signs in with e-mail and password, as the portal does. Throws where that is refused. */
export const signIn = async (
  { client }: Pick<RunningFoyer, 'client'>,
  { email, password = somePassword, tenant = 'aurora' }: { email: string; password?: string; tenant?: string },
): Promise<SignedIn> => {
  const tokens = await client.ask(login, { as: { tenant, basic: { email, password } } })
  return { tokens, client: client.as({ tenant, access_token: tokens.access_token }) }
}

/** An account that may use everything (e-mail confirmed, terms accepted), unless told otherwise; not signed in. */
export const createAccount = ({ foyer }: RunningFoyer, wishes: Partial<NewAccount> = {}): Promise<AccountRow> =>
  foyer.modules.account.create(
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
export const createPerson = async (running: RunningFoyer, wishes: Partial<NewAccount> = {}): Promise<Person> => {
  const account = await createAccount(running, wishes)
  const { email, tenant } = account
  const password = wishes.password ?? somePassword
  return { account, email, password, ...(await signIn(running, { email, password, tenant })) }
}
