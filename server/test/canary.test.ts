// @module-tag long
import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import {
  changeEmail,
  confirmSecondFactor,
  getProfile,
  login,
  recoverPassword,
  resetPassword,
  startSecondFactor,
} from '@foyer/contract/account/endpoints.ts'
import { addPaymentMethod, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { createInvite, getInviteLink } from '@foyer/contract/company/endpoints.ts'
import { actAsCustomer, createOperatorKey, getOperator, makeTrialToken } from '@foyer/contract/operator/endpoints.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { solveCaptcha } from './captcha.ts'
import { type Client, createClient } from './client.ts'
import { noRoles } from './companies.ts'
import { startFoyer } from './foyer.ts'
import { giveLicence, giveOrder } from './licences.ts'
import { keyOf } from './media-servers.ts'
import { createStaff, type Staff } from './operators.ts'
import { createPerson, type Person } from './people.ts'
import { askDatabase } from './rows.ts'
import { makeScratchFolder } from './scratch.ts'
import { freePort, killProcess, type ServerProcess, startProcess } from './server-process.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** All secrets that passed through the server, by what they are. */
const secrets = new Map<string, string>()
const keep = (what: string, secret: string): string => {
  if (secret.length < 6) throw new Error(`${what} is too short to be told from other text`)
  secrets.set(what, secret)
  return secret
}

/** Secrets of the demo's configuration, which this server uses. */
const configured = {
  'Stripe key': 'sk_test_demo',
  'Stripe hook secret': 'whsec_demo',
  'CloudPayments secret': 'cp_demo_secret',
}
const wrongPassword = keep('a wrong password', `Wr0ng-${randomUUID()}`)
const cardNumber = keep('a card number', '4242424242424242')

let database: TestDatabase
let folder: string
let port: number
let running: ServerProcess
let olga: Person
let staff: Staff
let licenceKey: string
let orders: readonly string[]
let log = ''
let client: Client

beforeAll(async () => {
  database = await createTestDatabase()
  folder = makeScratchFolder('foyer-canary-')
  port = await freePort()
  const before = await startFoyer({ environment: { DATABASE_URL: database.url, FOYER_DATA: folder } })
  olga = await createPerson(before, { country: 'DE', password: keep('the password', `Canary-${randomUUID()}`) })
  staff = await createStaff(before, { password: keep('the password of an operator', `Staff-${randomUUID()}`) })
  licenceKey = await keyOf(before, await giveLicence(before, olga))
  orders = [await giveOrder(before, olga), await giveOrder(before, olga), await giveOrder(before, olga)]
  await before.modules.company.create('aurora', 'Northlight', olga.account.id, new Date())
  await before.close()
  running = await startProcess(database.url, folder, port, { LOG_LEVEL: 'debug' })
  running.child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  client = createClient(running.url, { tenant: 'aurora' })
})

afterAll(async () => {
  await killProcess(running)
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

interface Letter {
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
}
const letterWith = (to: string, part: string): Promise<Letter> =>
  vi.waitFor(
    async () => {
      const { body } = await client.send('GET', '/sandbox/outbox', { query: { to } })
      const found = (body as { messages: Letter[] }).messages.find(({ links }) =>
        links.some((one) => one.includes(part)),
      )
      if (found === undefined) throw new Error(`no letter with ${part}`)
      return found
    },
    { timeout: 30_000, interval: 100 },
  )
const tokenOf = ({ links }: Letter, part: string): string =>
  new URL(links.find((one) => one.includes(part)) ?? 'none:').searchParams.get('token') ?? ''

const cardToken = async (what: string, number: string): Promise<string> => {
  const card = { number, exp_month: '12', exp_year: '2034', cvc: '123' }
  const body = new URLSearchParams(
    Object.entries(card).map(([name, value]): [string, string] => [`card[${name}]`, value]),
  )
  const answer = await fetch(`${running.url}/sandbox/stripe/v1/tokens`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_demo' },
    body,
  })
  return keep(what, ((await answer.json()) as { id: string }).id)
}

const signInAndFail = async (): Promise<Client> => {
  const { email } = olga
  await client.refusal(login, { as: { tenant: 'aurora', basic: { email, password: wrongPassword } } })
  const as = { tenant: 'aurora', basic: { email, password: olga.password } }
  const first = await client.ask(login, { as })
  const renewed = await client.ask(login, { as: { tenant: 'aurora', refresh_token: first.refresh_token } })
  keep('a refresh token that was used', first.refresh_token)
  keep('a refresh token', renewed.refresh_token)
  return client.as({ access_token: keep('an access token', renewed.access_token) })
}

const useLinks = async (): Promise<void> => {
  const { email } = olga
  await client.ask(recoverPassword, { body: { email, recaptcha_token: await solveCaptcha({ client }) } })
  const email_token = keep(
    'the token of a link that was used',
    tokenOf(await letterWith(email, '/auth/recovery'), '/auth/recovery'),
  )
  const password = keep('the password after that', `Fresh-${randomUUID()}`)
  await client.ask(resetPassword, { as: { tenant: 'aurora', email_token }, body: { password } })
  const { access_token } = await client.ask(login, { as: { tenant: 'aurora', basic: { email, password } } })
  const person = client.as({ access_token })
  const to = `${randomUUID()}@people.example`
  await person.refusal(changeEmail, { body: { email: to, password: wrongPassword } })
  await person.ask(changeEmail, { body: { email: to, password } })
  keep('the token of a link that waits', tokenOf(await letterWith(to, '/email'), '/email'))
  const guest = `${randomUUID()}@people.example`
  const { id } = await person.ask(createInvite, { body: { email: guest, roles: noRoles } })
  keep('the token of an invite', tokenOf(await letterWith(guest, '/invite/'), '/invite/'))
  const { url } = await person.ask(getInviteLink, { params: { id } })
  keep('the token of an invite’s link', new URL(url).searchParams.get('token') ?? '')
}

const useSecondFactor = async (person: Client): Promise<void> => {
  const { secret } = await person.ask(startSecondFactor)
  keep('the key of an app', secret)
  await person.refusal(confirmSecondFactor, { body: { code: '000000' } })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { backup_codes } = await person.ask(confirmSecondFactor, { body: { code } })
  for (const [index, one] of backup_codes.entries()) keep(`backup code ${index}`, one)
}

const pay = async (person: Client): Promise<void> => {
  const [first = '', second = '', third = ''] = orders
  const token_id = await cardToken('a card’s token', '4242424242424242')
  await person.ask(payOrder, { params: { order_id: first }, body: { gateway: 'stripe', token_id } })
  const declined = await cardToken('the token of a card that is declined', '4000000000000002')
  await person.refusal(payOrder, { params: { order_id: second }, body: { gateway: 'stripe', token_id: declined } })
  const kept = await cardToken('the token of a card that is kept', '4242424242424242')
  await person.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: kept } })
  // Careless programs that send a card number in the wrong field.
  for (const body of [
    { gateway: 'stripe', token_id: cardNumber },
    { gateway: 'stripe', token_id: 'tok_visa', number: cardNumber },
  ]) {
    const { status } = await person.send('POST', payOrder.url.replace(':order_id', third), {
      as: { access_token: secrets.get('an access token') ?? '' },
      body,
    })
    expect([400, 422]).toContain(status)
  }
}

const useOperatorsSide = async (): Promise<void> => {
  const hanna = client.as({ access_token: keep('an operator’s key', staff.key) })
  const { email } = staff.operator
  const session = await client.send('POST', '/operator/api/v1/login', {
    as: { tenant: 'aurora', basic: { email, password: secrets.get('the password of an operator') ?? '' } },
  })
  keep('the token of an operator', (session.body as { token: string }).token)
  const { secret } = await hanna.ask(createOperatorKey, { body: { title: 'Canary' } })
  await client.as({ access_token: keep('a fresh key', secret) }).ask(getOperator)
  const params = { id: olga.account.id }
  keep('a link that signs in', (await hanna.ask(makeTrialToken, { params, body: {} })).trial_token)
  const { url } = await hanna.ask(actAsCustomer, { params, body: { reason: 'canary' } })
  keep('a code to act for somebody', new URL(url).searchParams.get('refresh_token') ?? '')
}

const knock = async (): Promise<void> => {
  const media = client.as({ licence_key: keep('a licence key', licenceKey) })
  await media.send('POST', '/licensing/api/v1/activations', {
    body: { server_id: 'edge-1', hostname: 'edge-1', version: '26.01' },
  })
  await media.send('POST', '/licensing/api/v1/heartbeats', { body: { nonsense: licenceKey } })
  const broken = { 'content-type': 'application/json' }
  await client.send('POST', '/billing/api/v1/reset_password', {
    body: `{"password":"${wrongPassword}"`,
    headers: broken,
  })
  await client.send('GET', `/billing/api/v1/profile?password=${encodeURIComponent(wrongPassword)}`)
  await client.send('GET', `/auth/recovery?token=${secrets.get('the token of a link that waits') ?? ''}`)
  await client.send('POST', '/hooks/stripe', { body: { id: 'evt', secret: wrongPassword } })
}

/** PostgreSQL prints bytes as hex digits. */
const formsOf = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64'),
]

/** Where in the database each secret is stored, not counting the providers' stand-ins. */
const inDatabase = async (): Promise<string[]> => {
  const tables = await askDatabase<{ name: string }>(
    database.url,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema', 'sandbox')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await askDatabase<{ text: string }>(database.url, `select t::text as text from ${name} t`)
    const text = rows.map((row) => row.text).join('\n')
    for (const [what, secret] of secrets)
      if (formsOf(secret).some((form) => text.includes(form))) found.push(`${what} in ${name}`)
  }
  return found
}

/** Media servers are identified by it. */
const rightly = ['a licence key in licensing.deliverable']

it('no secret sent through the server is in its log, its database, its metrics or others’ mails', async () => {
  for (const [what, secret] of Object.entries(configured)) keep(what, secret)
  const person = await signInAndFail()
  expect((await person.ask(getProfile)).email).toBe(olga.email)
  await pay(person)
  await useOperatorsSide()
  await knock()
  await useLinks()
  const as = { tenant: 'aurora', basic: { email: olga.email, password: secrets.get('the password after that') ?? '' } }
  const { access_token } = await client.ask(login, { as })
  await useSecondFactor(client.as({ access_token }))
  const marker = randomBytes(8).toString('hex')
  await client.send('GET', `/${marker}`, { headers: { session: randomUUID() } })
  await vi.waitFor(() => expect(log).toContain('sign-in refused'), { timeout: 20_000 })
  const { body: metrics } = await client.send('GET', '/metrics', { as: { access_token: 'demo-metrics-token' } })
  expect(String(metrics)).toContain('foyer_http_request_seconds')
  const { body: outbox } = await client.send('GET', '/sandbox/outbox')
  const letters = JSON.stringify(outbox)

  const inText = (text: string, where: string): string[] =>
    [...secrets].filter(([, secret]) => text.includes(secret)).map(([what]) => `${what} in ${where}`)
  expect(inText(log, 'the log')).toEqual([])
  expect(inText(String(metrics), 'the figures')).toEqual([])
  // A link belongs in its e-mail.
  expect(inText(letters, 'letters').filter((found) => !/link|invite/.test(found))).toEqual([])
  expect((await inDatabase()).filter((found) => !rightly.includes(found))).toEqual([])
  // The search itself works: it finds what may be stored.
  expect(await inDatabase()).toEqual(expect.arrayContaining(rightly))
})
