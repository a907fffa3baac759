import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { type Customer, seed } from './seed.ts'
import { serve, type Served } from './serve.ts'

/** A server process with one customer, who is signed in and has twenty licences and sixty invoices, and people with an account. */
export interface OpenShop {
  readonly server: Served
  readonly database: string
  readonly customer: Customer
  readonly people: readonly Customer[]
  readonly token: string
  readonly base: string
  close(): Promise<void>
}

export const signInHeaders = ({ email, password }: Customer): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
  'x-tenant': 'aurora',
  'idempotency-key': crypto.randomUUID(),
})

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

/** Opens a session. `base` is the base URL of the calls. */
export const signIn = async (base: string, customer: Customer): Promise<Tokens> => {
  const answer = await fetch(`${base}/login`, { method: 'POST', headers: signInHeaders(customer) })
  if (!answer.ok) throw new Error(`the sign-in was answered ${answer.status}`)
  return (await answer.json()) as Tokens
}

export const openShop = async (
  name: string,
  { file = '../../server/test/serve.ts', people: others = 0 } = {},
): Promise<OpenShop> => {
  const folder = mkdtempSync(join(tmpdir(), `foyer-${name}-`))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), { max_connections: '120' })
  const env = {
    DATABASE_URL: postgres.url,
    FOYER_DATA: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'error',
  }
  const { customer, people } = await seed(env, others)
  const server = await serve(file, env)
  const base = `${server.url}/billing/api/v1`
  const { access_token: token } = await signIn(base, customer)
  const close = async (): Promise<void> => {
    server.stop()
    await server.gone
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server, database: postgres.url, customer, people, token, base, close }
}
