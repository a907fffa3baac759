import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { createFoyer, type Foyer } from '../../../server/src/app.ts'
import { readSettings } from '../../../server/src/config.ts'
import { startEmbeddedPostgres } from '../../../server/src/platform/database/embedded-postgres.ts'
import { migrate } from '../../../server/src/platform/database/migrate.ts'
import { createLog } from '../../../server/src/platform/log.ts'
import { type ConfigurationFile, writeConfiguration } from '../../../server/test/configuration.ts'
import { databaseUrl } from '../../../server/test/database-url.ts'
import { startMailServer } from '../../../server/test/mail-server.ts'
import { freePort } from '../../../server/test/server-process.ts'
import { serve, type Served } from '../serve.ts'
import { send } from './callers.ts'
import { basic, bill, createCustomer, tenant } from './customer.ts'
import { type GatewayProcess, startGateway } from './gateway.ts'
import { createWitness, type Witness } from './invariants.ts'
import { openWire, type Wire } from './wire.ts'

/** A server that runs: a process of its own, to be killed. */
export interface Node extends Served {
  readonly name: string
}

type Settings = Readonly<Record<string, unknown>>

/** What one server has otherwise than the others. */
export interface Own {
  readonly env?: Readonly<Record<string, string>>
  /** Relative to `bench/src`, or whole. */
  readonly program?: string
}

/** A shop with one customer, on a database of its own, with a gateway that is somebody else's computer. */
export interface World {
  readonly database_url: string
  /** What all its servers are told. */
  readonly env: Readonly<Record<string, string>>
  /** For the files of its servers. */
  readonly folder: string
  /** Between a wired world and its PostgreSQL; for others it leads there and nobody uses it. */
  readonly wire: Wire
  readonly gateway: GatewayProcess
  readonly witness: Witness
  /** The owner's connection: past row-level security. */
  readonly database: pg.Client
  readonly ask: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** Unpaid invoices of the customer, each of which prolongs a licence of its own. */
  readonly invoices: (count: number) => Promise<string[]>
  /** The next server under this name; the first listens where the gateway sends its notifications. */
  readonly start: (name?: string, own?: Own) => Promise<Node>
  /** A configuration for FOYER_CONFIG: both brands and the whole otherwise than they are, as `example` has them. */
  readonly configure: (brand: Settings, own?: Settings, example?: string) => string
  /** Signs the customer in at a server. */
  readonly signIn: (url: string) => Promise<string>
  /** After PostgreSQL has ended all its connections. */
  readonly reconnect: () => Promise<void>
  /** How many seconds it took until no attempt was open any more, `Infinity` where some still are. */
  readonly settled: (patienceSeconds: number) => Promise<number>
  /** What has to be undone when the world ends, the latest first. */
  readonly defer: (undo: () => Promise<void> | void) => void
  readonly close: () => Promise<void>
}

/** What all worlds of a run share: one PostgreSQL, and in it a migrated database with the customer, to be cloned. */
export interface Ground {
  /** A fresh world; a wired one meets its PostgreSQL over a wire. */
  open(wired?: boolean): Promise<World>
  close(): Promise<void>
}

/** Both brands pay by the stand-in alone: nothing leaves this machine. */
const configurationFor = (
  line: string,
  brand: Settings = {},
  own: Settings = {},
  example?: string,
): ConfigurationFile => {
  const gateways = {
    stripe: {
      secret_key: 'sk_test_demo',
      public_key: 'pk_test_demo',
      webhook_secrets: ['whsec_demo'],
      api_url: `${line}/sandbox/stripe`,
    },
  }
  return writeConfiguration({ aurora: { gateways, ...brand }, sever: { gateways, ...brand } }, own, example)
}

const withFoyer = async <T>(env: Readonly<Record<string, string>>, work: (foyer: Foyer) => Promise<T>): Promise<T> => {
  const foyer = await createFoyer(readSettings(env), { demoWorld: false })
  await foyer.listen()
  try {
    return await work(foyer)
  } finally {
    await foyer.close()
  }
}

const billMany = (env: Readonly<Record<string, string>>, accountId: string, count: number): Promise<string[]> =>
  withFoyer(env, async (foyer) => {
    const made: string[] = []
    for (let number = 0; number < count; number += 1) made.push(await bill(foyer, accountId))
    return made
  })

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** While PostgreSQL recovers it lets nobody in. */
const connectAgain = async (url: string, tries = 120): Promise<pg.Client> => {
  try {
    return await connect(url)
  } catch (error) {
    if (tries === 0) throw error
    await delay(500)
    return connectAgain(url, tries - 1)
  }
}

const settle = async (database: pg.Client, patienceSeconds: number): Promise<number> => {
  const began = performance.now()
  const seconds = (): number => Math.round((performance.now() - began) / 100) / 10
  while (seconds() < patienceSeconds) {
    const { rows } = await database.query<{ open: number }>(
      `select count(*)::int as open from billing.payment_attempt where state in ('started', 'requires_action', 'unknown')`,
    )
    if (rows[0]?.open === 0) return seconds()
    await delay(250)
  }
  return Number.POSITIVE_INFINITY
}

/** What the servers of a world have in common. */
interface Common {
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
  /** Where the gateway sends its notifications. */
  readonly port: number
  readonly running: Set<Node>
}

/** Tokens of one server are good at the others, since all have the same keys. */
const startNode = async (
  { env, folder, port, running }: Common,
  name: string,
  { env: ownEnv = {}, program = '../../server/test/serve.ts' }: Own = {},
): Promise<Node> => {
  const data = join(folder, name)
  mkdirSync(data, { recursive: true })
  cpSync(join(folder, 'seed/keys'), join(data, 'keys'), { recursive: true })
  const own = name === 'first' ? String(port) : '0'
  const served = await serve(program, { ...env, FOYER_DATA: data, PORT: own, ...ownEnv })
  const stop = (): void => {
    running.delete(node)
    served.stop()
  }
  const node: Node = { ...served, name, stop }
  running.add(node)
  return node
}

const signIn = async (at: string): Promise<string> => {
  const headers = { authorization: basic, 'x-tenant': tenant }
  const { body } = await send({ url: `${at}/billing/api/v1/login`, headers })
  return (JSON.parse(body) as { access_token: string }).access_token
}

/** The socket of the PostgreSQL that a URL of `startEmbeddedPostgres` leads to. */
const socketOf = (url: string): string => `${new URL(url).searchParams.get('host')}/.s.PGSQL.5432`

const throughWire = (url: string, { port }: Wire): string =>
  `postgresql://foyer_owner@127.0.0.1:${port}${new URL(url).pathname}`

interface Place {
  /** Of its database. */
  readonly direct: string
  readonly folder: string
  readonly smtp: string
  readonly accountId: string
  readonly wired: boolean
}

const openWorld = async ({ direct, folder, smtp, accountId, wired }: Place): Promise<World> => {
  const port = await freePort()
  const wire = await openWire({ path: socketOf(direct) })
  const url = wired ? throughWire(direct, wire) : direct
  const gateway = await startGateway(url, `http://127.0.0.1:${port}/hooks/stripe`)
  const configuration = configurationFor(gateway.line)
  const configurations = [configuration]
  const env = { DATABASE_URL: url, FOYER_CONFIG: configuration.path, SMTP_URL: smtp, LOG_LEVEL: 'silent' }
  const common: Common = { env, folder, port, running: new Set() }
  let database = await connect(url)
  const undoing = new AsyncDisposableStack()
  undoing.defer(async () => {
    for (const node of common.running) node.stop()
    gateway.stop()
    await database.end().catch(() => undefined)
    wire.close()
    for (const file of configurations) file.remove()
  })
  return {
    database_url: url,
    env,
    folder,
    wire,
    gateway,
    witness: createWitness(),
    get database() {
      return database
    },
    reconnect: async () => {
      await database.end().catch(() => undefined)
      database = await connectAgain(url)
    },
    ask: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await database.query<Row>(text, [...values])).rows,
    invoices: (count) => billMany({ ...env, FOYER_DATA: join(folder, 'seed'), PORT: '0' }, accountId, count),
    start: (name = 'first', own = {}) => startNode(common, name, own),
    configure: (brand, own, example) => {
      const file = configurationFor(gateway.line, brand, own, example)
      configurations.push(file)
      return file.path
    },
    signIn,
    settled: (patience) => settle(database, patience),
    defer: (undo) => undoing.defer(undo),
    close: () => undoing.disposeAsync(),
  }
}

export const openGround = async (): Promise<Ground> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-faults-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), { max_connections: '200' })
  const mail = await startMailServer()
  const template = databaseUrl(postgres.url, 'faults_template')
  const asOwner = async (text: string): Promise<void> => {
    // Anew each time: a fault may have ended all connections.
    const owner = await connect(postgres.url)
    await owner.query(text)
    await owner.end()
  }
  await asOwner('create database faults_template')
  await migrate(template, createLog('silent'))
  const keys = join(folder, 'seed')
  const configuration = configurationFor('http://127.0.0.1:1')
  const env = { DATABASE_URL: template, FOYER_DATA: keys, PORT: '0', LOG_LEVEL: 'silent' }
  const accountId = await withFoyer({ ...env, FOYER_CONFIG: configuration.path, SMTP_URL: mail.url }, createCustomer)
  configuration.remove()
  let worlds = 0
  const opened = new Set<World>()
  return {
    open: async (wired = false) => {
      worlds += 1
      const name = `world_${worlds}`
      await asOwner(`create database ${name} template faults_template`)
      const own = join(folder, name)
      cpSync(keys, join(own, 'seed'), { recursive: true, filter: (path) => !path.includes('chdb') })
      const place = { direct: databaseUrl(postgres.url, name), folder: own, smtp: mail.url, accountId, wired }
      const world = await openWorld(place)
      opened.add(world)
      return world
    },
    close: async () => {
      for (const world of opened) await world.close()
      mail.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
