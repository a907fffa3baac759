// @module-tag long
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { getProfile } from '@foyer/contract/account/endpoints.ts'
import { listOrders } from '@foyer/contract/billing/endpoints.ts'
import { getOperator, operatorLogin } from '@foyer/contract/operator/endpoints.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runCli, type Said, saidBy, startCli } from '../../test/command-line.ts'
import { writeConfiguration } from '../../test/configuration.ts'
import { openWithFiles, pictureFile } from '../../test/files.ts'
import { type RunningFoyer, startFoyer } from '../../test/foyer.ts'
import { leaveHalfBuilt } from '../../test/half-built.ts'
import { giveLicence } from '../../test/licences.ts'
import { createPerson, signIn } from '../../test/people.ts'
import { askDatabase } from '../../test/rows.ts'
import { makeScratchFolder } from '../../test/scratch.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { readSettings, type Settings } from '../config.ts'
import { startS3 } from '../platform/blobs/testing/s3-stand-in.ts'
import { takeDataFolder } from '../platform/data-folder.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { startTestServer } from '../platform/statistics/testing/engines.ts'
import { createFirstOperator } from './create-operator.ts'
import { diagnose } from './doctor.ts'
import { withOwnDatabase } from './own-database.ts'

const command = (data: string, ...words: string[]): Promise<Said> => runCli({ FOYER_DATA: data }, ...words)

const startInstalled = (data: string, own: Readonly<Record<string, string>> = {}): Promise<RunningFoyer> =>
  startFoyer({ environment: { FOYER_DATA: data, DATABASE_URL: '', ...own } })

const customer = { email: 'vera@harbour.example' }

/** A stopped installation with its own engines, a customer and a paid invoice. */
const install = async (data: string): Promise<void> => {
  const foyer = await startInstalled(data)
  const licence = await giveLicence(foyer, await createPerson(foyer, customer))
  const { licensing, billing } = foyer.modules
  const renewal = { tenant: 'aurora', actor: 'system' } as const
  const order_id = await licensing.openRenewal({ ...renewal, deliverable_id: licence })
  const transfer = { gateway: 'bank_transfer', transaction_id: 'T-1', reason: 'it arrived' } as const
  await billing.recordPayment({ ...renewal, order_id, ...transfer })
  await foyer.close()
}

let folder: string
let data: string
let backup: string
beforeAll(async () => {
  folder = makeScratchFolder('foyer-operations-')
  data = join(folder, 'data')
  backup = join(folder, 'backup')
  await install(data)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a backup', () => {
  it('is refused while Foyer runs, and leaves nothing behind', async () => {
    const running = await startInstalled(data)
    const said = await command(data, 'backup', backup)
    await running.close()
    expect(said).toMatchObject({ code: 1, text: expect.stringMatching(/^The data folder .* is in use by process \d+/) })
    expect(existsSync(backup)).toBe(false)
  })

  it('restores an empty installation completely: people sign in, invoices are there, nothing is inconsistent', async () => {
    expect(await command(data, 'backup', backup)).toMatchObject({ code: 0 })
    const other = join(folder, 'restored')
    expect(await command(other, 'restore', backup)).toMatchObject({ code: 0 })
    const { text, code } = await command(other, 'doctor')
    expect(text).toContain('✓ every paid invoice has a payment of its total')
    expect({ text, code }).toMatchObject({ code: 0 })
    const running = await startInstalled(other)
    const { client } = await signIn(running, customer)
    expect(await client.ask(getProfile)).toMatchObject({ email: customer.email })
    const { orders } = await client.ask(listOrders)
    expect(orders).toMatchObject([{ purpose: 'prolong', paid_at: expect.any(String) }])
    await running.close()
  })

  it('of an installation with its own configuration records its location, and nothing of the demo', async () => {
    const source = join(folder, 'configured')
    mkdirSync(join(source, 'files'), { recursive: true })
    const configuration = writeConfiguration({})
    const target = join(folder, 'of-configured')
    const said = await runCli({ FOYER_DATA: source, FOYER_CONFIG: configuration.path }, 'backup', target)
    configuration.remove()
    expect(said).toEqual({ code: 0, text: `files of ${source} are in ${target}.` })
  })

  it('never overwrites anything, and is not created inside something else', async () => {
    const said = await command(data, 'restore', backup)
    expect(said).toMatchObject({ code: 1, text: expect.stringContaining('is not empty: move it away') })
    const again = await command(data, 'backup', backup)
    expect(again).toMatchObject({ code: 1, text: expect.stringContaining('is not empty') })
  })

  it('names the folder that it cannot write, and why', async () => {
    const [file, inside] = [join(folder, 'a-file'), join(folder, 'a-file', 'inside')]
    writeFileSync(file, '')
    const why = expect.stringMatching(/ENOTDIR.*a-file/)
    for (const target of [file, inside]) {
      const said = await command(data, 'backup', target)
      expect(said).toMatchObject({
        code: 1,
        text: expect.stringContaining(`The backup cannot be written to ${target}: `),
      })
      expect(said.text).toEqual(why)
    }
    const unwritable = await command(inside, 'restore', backup)
    expect(unwritable).toMatchObject({
      code: 1,
      text: expect.stringMatching(`^The data folder ${inside} .* cannot be written`),
    })
  })

  it('that was damaged is refused with the name of the file, and leaves the folder empty', async () => {
    appendFileSync(join(backup, 'keys/tokens.json'), ' ')
    const other = join(folder, 'damaged')
    expect(await command(other, 'restore', backup)).toMatchObject({
      code: 1,
      text: 'The backup is damaged: keys/tokens.json is not what was backed up.',
    })
    expect(readdirSync(other)).toEqual([])
    const none = await command(other, 'restore', join(folder, 'nowhere'))
    expect(none).toMatchObject({ code: 1, text: expect.stringContaining('holds no backup') })
  })

  it('handles more objects than a call has arguments', async () => {
    const crowded = join(folder, 'crowded')
    mkdirSync(join(crowded, 'files'), { recursive: true })
    for (let n = 0; n < 24_000; n += 1) symlinkSync('one', join(crowded, 'files', String(n)))
    writeFileSync(join(crowded, 'files/one'), 'one')
    const all = join(folder, 'all')
    // With a sixth of the usual stack, a sixth of the entries is enough to overflow it.
    const said = await saidBy(startCli({ FOYER_DATA: crowded }, ['backup', all], ['--stack-size=150']))
    const demo = 'This is an installation with the demo’s configuration: for another set FOYER_CONFIG and FOYER_DATA.'
    expect(said).toEqual({ code: 0, text: `files of ${crowded} are in ${all}. ${demo}` })
    const other = join(folder, 'crowded-again')
    expect(await command(other, 'restore', all)).toMatchObject({ code: 0 })
    expect(readdirSync(join(other, 'files'))).toHaveLength(24_001)
    expect(readFileSync(join(other, 'files/23999'), 'utf8')).toBe('one')
  })
})

/** The first operator's details. */
const wanted = ['--brand', 'aurora', '--handle', 'lena', '--name', 'Lena Krause', '--email', 'Lena@aurora.example']

describe('an interrupted restore', () => {
  let half: string
  beforeAll(async () => {
    half = join(folder, 'half')
    const source = join(folder, 'slow')
    mkdirSync(join(source, 'files'), { recursive: true })
    const entries = [
      { kind: 'folder', path: 'files', mode: 0o755 },
      { kind: 'file', path: 'files/one', mode: 0o644, sha256: '' },
    ]
    const manifest = { format: 1, version: '26.11', taken_at: new Date().toISOString(), entries }
    writeFileSync(join(source, 'backup.json'), JSON.stringify(manifest))
    // Nobody writes to the pipe, so reading it blocks.
    execFileSync('mkfifo', [join(source, 'files/one')])
    const child = startCli({ FOYER_DATA: half }, ['restore', source])
    const ended = once(child, 'exit')
    await vi.waitFor(() => expect(existsSync(join(half, 'files'))).toBe(true), { timeout: 20_000 })
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
  })

  const said = () => `A restore into ${half} was cut off: empty the folder and restore again.`

  it('leaves a folder on which Foyer does not start', async () => {
    await expect(startInstalled(half)).rejects.toThrow(said())
    expect(existsSync(join(half, 'keys'))).toBe(false)
  })

  it.each([
    ['migrate', ''],
    ['backup', '', 'of-a-half'],
    ['restore', '', 'backup'],
    ['create-operator', ''],
    ['rotate-keys', ''],
    ['rotate-licence-keys', ''],
    ['doctor', ''],
    ['doctor', 'postgresql://nobody@127.0.0.1:1/none'],
  ])('is reported by %s, with the database at "%s"', async (name, DATABASE_URL, ...places) => {
    const words = name === 'create-operator' ? wanted : places.map((place) => join(folder, place))
    const { code, text } = await runCli({ FOYER_DATA: half, DATABASE_URL }, name, ...words)
    expect(text.split('\n').at(-1)).toBe(name === 'doctor' ? `✗ database: ${said()}` : said())
    expect(code).toBe(1)
  })

  it('is forgotten when its files are removed', async () => {
    rmSync(half, { recursive: true })
    expect(await command(half, 'restore', join(folder, 'all'))).toMatchObject({ code: 0 })
    expect(readdirSync(half)).toEqual(['files'])
  })
})

describe('a missing data folder', () => {
  it.each([
    ['rotate-keys', 'no keys are in {}/keys/tokens.json yet: start Foyer once'],
    ['rotate-licence-keys', 'no keys are in {}/keys/licences.json yet: start Foyer once'],
    ['backup', 'There is no data folder {} (FOYER_DATA).', 'of-nothing'],
    ['create-operator', 'no database is in {}/postgres yet: start Foyer once'],
  ])('is reported by %s, and not created', async (name, said, ...places) => {
    const nowhere = join(folder, 'nowhere')
    const words = name === 'create-operator' ? wanted : places.map((place) => join(folder, place))
    expect(await command(nowhere, name, ...words)).toEqual({ code: 1, text: said.replace('{}', nowhere) })
    expect(existsSync(nowhere)).toBe(false)
  })
})

describe('an installation used by another process', () => {
  it('is not started by the doctor: the database would change during a copy', async () => {
    const release = takeDataFolder(data)
    const { code, text } = await command(data, 'doctor')
    release()
    expect(text).toContain(`✗ database: The data folder ${data} is in use by process ${process.pid}: stop it`)
    expect(code).toBe(1)
    expect(readdirSync(data)).not.toContain('foyer.pid')
  })

  it('is left alone by others while a command has started its database', async () => {
    const other = await withOwnDatabase(readSettings({ FOYER_DATA: data }), async (url) => {
      const refused = await command(data, 'backup', join(folder, 'meanwhile'))
      expect(await command(data, 'doctor')).toMatchObject({ code: 0 })
      expect(await askDatabase(url, 'select 1 as one')).toEqual([{ one: 1 }])
      return refused
    })
    expect(other).toMatchObject({ code: 1, text: expect.stringContaining(`is in use by process ${process.pid}`) })
  })
})

describe('as root if the kernel allows no user namespaces', () => {
  // A user other than root needs no such program.
  const lacking = { PATH: '/nowhere' }
  const entered = (name: string): string => {
    // A folder that only root can enter.
    chmodSync(folder, 0o755)
    return join(folder, name)
  }

  it('the database belongs to nobody, and can be opened again, also with namespaces', async () => {
    const FOYER_DATA = entered('nobodys')
    const made = await runCli({ FOYER_DATA, ...lacking }, 'migrate')
    expect(made.text).toContain(`The database in ${FOYER_DATA} is up to date.`)
    for (const own of [lacking, {}])
      expect((await runCli({ FOYER_DATA, ...own }, 'doctor')).text).toContain('✓ database')
  })

  it('one that was created in a namespace can be opened too', async () => {
    const FOYER_DATA = entered('roots')
    await runCli({ FOYER_DATA }, 'migrate')
    expect((await runCli({ FOYER_DATA, ...lacking }, 'doctor')).text).toContain('✓ database')
  })
})

describe('the first operator', () => {
  const keyIn = (text: string): string => text.split('\n').at(-1) ?? ''

  it('is created by the administrator of the machine, with or without a running server, and calls with the printed key', async () => {
    const made = await command(data, 'create-operator', ...wanted)
    expect(made).toMatchObject({ code: 0, text: expect.stringContaining('lena is an operator of aurora (admin).') })
    const running = await startInstalled(data)
    try {
      const again = await command(data, 'create-operator', ...wanted)
      expect(again).toMatchObject({ code: 0, text: expect.stringContaining('has a further key') })
      expect(keyIn(again.text)).not.toBe(keyIn(made.text))
      for (const key of [keyIn(made.text), keyIn(again.text)])
        expect(await running.client.as({ access_token: key }).ask(getOperator)).toMatchObject({
          handle: 'lena',
          name: 'Lena Krause',
          email: 'lena@aurora.example',
          role: 'admin',
        })
      const refused = async (words: readonly string[], text: string): Promise<void> =>
        expect(await command(data, 'create-operator', ...words)).toMatchObject({ code: 1, text })
      await refused(
        wanted.map((word) => (word === 'Lena@aurora.example' ? 'else@aurora.example' : word)),
        'lena is Lena Krause (lena@aurora.example) at aurora: another person needs another handle.',
      )
      await refused(
        [...wanted, '--role', 'support'],
        'lena has the role admin at aurora: `foyer operators change` gives another one.',
      )
      const other = wanted.map((word) => (word === 'lena' ? 'lena.k' : word))
      expect(await command(data, 'create-operator', ...other)).toMatchObject({
        code: 1,
        text: 'An operator of aurora has the address Lena@aurora.example already, under another handle.',
      })
      const audited = await askDatabase(
        running.platform.database_url,
        `select action, actor from platform.audit_entry where action like 'operator_%' order by at`,
      )
      expect(audited).toEqual([
        { action: 'operator_added', actor: 'system' },
        { action: 'operator_key_issued', actor: 'system' },
        { action: 'operator_key_issued', actor: 'system' },
      ])
    } finally {
      await running.close()
    }
  })

  it('signs in to the console with a printed password; the next one invalidates it and its sessions', async () => {
    await command(data, 'create-operator', ...wanted)
    const running = await startInstalled(data)
    const by = (password: string) => ({ as: { tenant: 'aurora', basic: { email: 'lena@aurora.example', password } } })
    const give = async (handle = 'lena'): Promise<Said> =>
      command(data, 'new-password', '--brand', 'aurora', '--handle', handle)
    try {
      const first = await give()
      expect(first).toMatchObject({
        code: 0,
        text: expect.stringContaining('lena@aurora.example signs in at /operator'),
      })
      const { token } = await running.client.ask(operatorLogin, by(keyIn(first.text)))
      const second = await give()
      expect((await running.client.as({ access_token: token }).refusal(getOperator)).status).toBe(401)
      expect((await running.client.refusal(operatorLogin, by(keyIn(first.text)))).status).toBe(401)
      expect(await running.client.ask(operatorLogin, by(keyIn(second.text)))).toMatchObject({
        operator: { handle: 'lena' },
      })
      expect(await give('nobody')).toEqual({ code: 1, text: 'Nobody is known as nobody at aurora.' })
      const block = (blocked: boolean) =>
        askDatabase(running.platform.database_url, 'update operator.operator set blocked = $1', [blocked])
      await block(true)
      const blocked = 'lena is blocked at aurora: `foyer operators change <id> --blocked false` comes first.'
      expect(await give()).toEqual({ code: 1, text: blocked })
      expect(await command(data, 'create-operator', ...wanted)).toEqual({ code: 1, text: blocked })
      await block(false)
    } finally {
      await running.close()
    }
  })

  it.each([
    [['--brand', 'mars'], '--handle is needed'],
    [wanted.with(1, 'mars'), '--brand is one of aurora, sever, not mars.'],
    [[...wanted, '--role', 'king'], '--role is one of viewer, support, billing, admin'],
    [wanted.with(3, 'Lena K'), '--handle takes small letters'],
    [wanted.with(3, 'nobody'), '--handle cannot be a word that filters of tickets use'],
  ])('%j is refused', async (words, said) => {
    // Fails before anything is opened, so no separate process is needed.
    await expect(async () => createFirstOperator(readSettings({ FOYER_DATA: data }), words)).rejects.toThrow(said)
  })
})

describe('the doctor', () => {
  const change = async (sql: string): Promise<void> => {
    const postgres = await startEmbeddedPostgres(join(data, 'postgres'))
    await askDatabase(postgres.url, sql)
    await postgres.stop()
  }

  it('checks a running installation', async () => {
    const running = await startInstalled(data)
    const { code, text } = await command(data, 'doctor')
    await running.close()
    expect(text).toContain('✓ what a gateway collected is a payment')
    expect(text).toContain('✓ statistics')
    expect(code).toBe(0)
  })

  it('checks one whose service has its own /tmp: the database listens in a folder created by systemd', async () => {
    const runtime = join(folder, 'run')
    mkdirSync(runtime)
    const running = await startInstalled(data, { RUNTIME_DIRECTORY: `${runtime}:/run/other` })
    const sockets = readdirSync(runtime, { recursive: true })
    const { code } = await command(data, 'doctor')
    await running.close()
    expect(sockets).toContainEqual(expect.stringMatching(/^foyer-\w+\/\.s\.PGSQL\.5432$/))
    expect(code).toBe(0)
    expect(readdirSync(runtime)).toEqual([])
  })

  const troubled = [
    `insert into webhooks.message (id, tenant, type, object_id, body, created_at)
      values ('018f0000-0000-7000-8000-000000000001', 'aurora', 'order_paid', gen_random_uuid(), '{}', now())`,
    `insert into webhooks.delivery (id, tenant, message_id, endpoint, type, object_id, state, last_attempt, created_at, settled_at)
      select gen_random_uuid(), tenant, id, endpoint, type, object_id, 'dead', 10, now(), now()
      from webhooks.message, (values ('crm'), ('taken-out')) as told (endpoint)`,
    `insert into jobs.job (name, state, data) select name, 'failed', '{"tenant": "aurora"}' from jobs.queue where name = 'mail'`,
    `insert into platform.timer (name, due_at) values ('failed jobs', now() - interval '1 hour')`,
  ].join(';')

  it('reports messages that were given up and failed jobs, like /metrics, and the rest as healthy', async () => {
    const crm = { url: 'https://crm.example/foyer', secrets: [`whsec_${'A'.repeat(32)}`], private_network: false }
    const withCrm = (settings: Settings): Settings => {
      const { aurora } = settings.brands
      if (aurora === undefined) throw new Error('there is no such brand')
      return { ...settings, brands: { ...settings.brands, aurora: { ...aurora, webhooks: { crm } } } }
    }
    const environment = { FOYER_DATA: data, DATABASE_URL: '' }
    const running = await startFoyer({ environment, adjust: withCrm })
    await askDatabase(running.platform.database_url, troubled)
    // It throws if anything is worse than a warning.
    const text = await diagnose(withCrm(readSettings(environment)))
    const { body } = await running.client.send('GET', '/metrics', { as: { access_token: 'demo-metrics-token' } })
    await running.close()
    expect(text).toContain(
      '! every message to another program has arrived, is still tried, or was discarded: not so: aurora crm (1 given up)',
    )
    expect(text).toContain('! no job has failed for good, or waits for longer than five minutes: not so: mail (1)')
    expect(text).not.toContain('taken-out')
    expect(body).toContain('foyer_webhook_deliveries{state="dead"} 1')
    expect(body).toContain('foyer_jobs{state="failed"} 1')
    expect(body).toContain('foyer_timers{state="late"} 1')
    expect(body).toMatch(/foyer_database_connections\{state="idle"\} \d/)
  })

  it('names the currencies in which a brand is paid and of which its file has no recent exchange rate, and no others', async () => {
    const rates_file = join(folder, 'rates.csv')
    writeFileSync(rates_file, `2022-12-30,HRK,0.13\n${dayOf(Date.now())},USD,0.93\n`)
    const settings = readSettings({
      FOYER_DATA: join(folder, 'none'),
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    })
    const { aurora } = settings.brands
    if (aurora === undefined) throw new Error('there is no such brand')
    const tax_currency = { currency: 'EUR', rates_file, quoted: 'direct', source: 'ECB', max_age_days: 7 } as const
    const brands = { ...settings.brands, aurora: { ...aurora, tax_currency } }
    const said = String(await diagnose({ ...settings, brands }).catch((error: unknown) => error))
    const line = said.split('\n').find((one) => one.includes('exchange rates of aurora'))
    const [, named] =
      /^! .* no rate of the last 7 days for (.*): invoices do not state their tax$/.exec(line ?? '') ?? []
    const missing = named?.split(', ')
    expect(missing).toContain('RUB')
    for (const needless of ['HRK', 'USD', 'EUR']) expect(missing).not.toContain(needless)
  })

  it('finds the same when the owner is not a superuser, and is confined to a brand like everybody else', async () => {
    const running = await startInstalled(data)
    const url = new URL(running.platform.database_url)
    await askDatabase(
      url.href,
      `create role plain_owner login password 'plain'; grant foyer_web to plain_owner;
       grant usage on schema platform, account, company, billing, licensing, support, webhooks, jobs to plain_owner;
       grant select on all tables in schema platform, account, company, billing, licensing, support, webhooks, jobs to plain_owner;
       update billing.payment set amount = amount + 1`,
    )
    Object.assign(url, { username: 'plain_owner', password: 'plain' })
    const said: unknown = await diagnose(readSettings({ DATABASE_URL: url.href, FOYER_DATA: data })).catch(
      (error: unknown) => error,
    )
    await askDatabase(running.platform.database_url, 'update billing.payment set amount = amount - 1')
    await running.close()
    expect(String(said)).toMatch(/✗ every paid invoice has a payment of its total: not so: [0-9a-f-]{36}/)
  })

  it('finds out that a restore forgot the files, or that the bucket is another one', async () => {
    const running = await startFoyer()
    const bucket = await startS3()
    const { endpoint, bucket: S3_BUCKET, access_key_id, secret_access_key } = bucket.settings
    const examine = async (own: Readonly<Record<string, string>> = {}): Promise<string> => {
      const environment = { DATABASE_URL: running.database_url, FOYER_DATA: running.data, ...own }
      return String(await diagnose(readSettings(environment)).catch((error: unknown) => error))
    }
    try {
      const vera = await createPerson(running)
      const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
      await openWithFiles(vera.client, question, [pictureFile()])
      expect(await examine()).toContain('✓ files of tickets')
      const other = {
        S3_ENDPOINT: endpoint,
        S3_BUCKET,
        S3_ACCESS_KEY_ID: access_key_id,
        S3_SECRET_ACCESS_KEY: secret_access_key,
      }
      expect(await examine(other)).toContain(
        '✗ files of tickets: 1 of 1 that were looked for are not in the bucket foyer',
      )
      rmSync(join(running.data, 'files'), { recursive: true })
      expect(await examine()).toMatch(
        /✗ files of tickets: 1 of 1 that were looked for are not in .*files, such as aurora/,
      )
    } finally {
      bucket.close()
      await running.close()
    }
  })

  it('reports an index whose creation was interrupted', async () => {
    const own = await createTestDatabase()
    // The folder also has a database of its own, which the doctor complains about.
    const examine = async (): Promise<string> =>
      String(await diagnose(readSettings({ DATABASE_URL: own.url, FOYER_DATA: data })).catch((error: unknown) => error))
    try {
      await leaveHalfBuilt(
        own.url,
        'support.ticket',
        'create index concurrently of_kind on support.ticket (tenant, kind)',
      )
      const command = 'reindex index concurrently support.of_kind'
      expect(await examine()).toContain(`✗ indexes: support.of_kind was left half built: ${command}`)
      await askDatabase(own.url, command)
      expect(await examine()).toContain('✓ indexes')
    } finally {
      await own.drop()
    }
  })

  it('queries a ClickHouse server with an address as in the manual, with name and password', async () => {
    const server = await startTestServer(join(folder, 'clickhouse'))
    const url = Object.assign(new URL('/default', server.url), { username: 'foyer', password: 'plain' })
    const examine = async (): Promise<string> => {
      const said: unknown = await diagnose(readSettings({ CLICKHOUSE_URL: url.href, FOYER_DATA: data })).catch(
        (error: unknown) => error,
      )
      return String(said)
    }
    try {
      expect(await examine()).toContain('✓ statistics')
      await server.kill()
      expect(await examine()).toMatch(/✗ statistics: .*the ClickHouse server/)
    } finally {
      await server.kill()
    }
  })

  it('reports inconsistent rows, and fails', async () => {
    await change(`update billing.payment set amount = amount - 1`)
    const { code, text } = await command(data, 'doctor')
    expect(text).toMatch(/✗ every paid invoice has a payment of its total: not so: [0-9a-f-]{36}/)
    expect(code).toBe(1)
  })

  it('reports a damaged key file, like every command that needs it', async () => {
    const file = join(data, 'keys/tokens.json')
    const whole = readFileSync(file, 'utf8')
    const damaged = `${file} holds no signing keys: restore it from a backup`
    try {
      for (const text of ['{}', whole.slice(0, 40)]) {
        writeFileSync(file, text)
        expect((await command(data, 'doctor')).text).toContain(`✗ signing keys: ${damaged}`)
        expect(await command(data, 'rotate-keys')).toMatchObject({ code: 1, text: expect.stringContaining(damaged) })
        expect(readFileSync(file, 'utf8')).toBe(text)
      }
    } finally {
      writeFileSync(file, whole)
    }
  })

  it('reports keys that others can read, and what the next start will do', async () => {
    chmodSync(join(data, 'keys/tokens.json'), 0o644)
    await change(`delete from platform.migration where name like '0010%'`)
    const { text } = await command(data, 'doctor')
    expect(text).toMatch(/✗ signing keys: .*tokens.json can be read by others: chmod 600/)
    expect(text).toContain('! migrations: the next start applies 0010_sandbox.sql')
  })

  it('reports the demo’s secret in a real configuration, and not in the demo', async () => {
    const copied = writeConfiguration({})
    try {
      const own = await command(data, 'doctor').then(({ text }) => text)
      expect(own).toContain('✓ secret')
      const { code, text } = await runCli({ FOYER_DATA: data, FOYER_CONFIG: copied.path }, 'doctor')
      expect(text).toContain('✗ secret: it is the demo’s')
      expect(code).toBe(1)
    } finally {
      copied.remove()
    }
  })

  it('says if nothing is installed, and leaves nothing there', async () => {
    const { code, text } = await command(join(folder, 'empty'), 'doctor')
    expect(text).toMatch(/✗ database: no database is in .* yet: start Foyer once/)
    expect(text).toMatch(/✗ statistics: .*empty\/statistics is missing/)
    expect(code).toBe(1)
    expect(existsSync(join(folder, 'empty'))).toBe(false)
  })
})
