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

/** A running server in its own process, which can be killed. */
export interface Node extends Served {
  readonly name: string
}

type Settings = Readonly<Record<string, unknown>>

/** How one server differs from the others. */
export interface Own {
  readonly env?: Readonly<Record<string, string>>
  /** Relative to `bench/src`, or absolute. */
  readonly program?: string
}

/** A shop with one customer, on its own database, with the gateway in another process. */
export interface World {
  readonly database_url: string
  /** The environment of all its servers. */
  readonly env: Readonly<Record<string, string>>
  /** For the files of its servers. */
  readonly folder: string
  /** Between a wired world and its PostgreSQL. In other worlds it leads there too, but is not used. */
  readonly wire: Wire
  readonly gateway: GatewayProcess
  readonly witness: Witness
  /** The owner's connection, which bypasses row-level security. */
  readonly database: pg.Client
  readonly ask: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** Unpaid invoices of the customer, each of which prolongs its own licence. */
  readonly invoices: (count: number) => Promise<string[]>
  /** Starts a server under this name. The first one listens where the gateway sends its notifications. */
  readonly start: (name?: string, own?: Own) => Promise<Node>
  /** Writes a configuration for FOYER_CONFIG: `example` with changes to both brands and to the top level. */
  readonly configure: (brand: Settings, own?: Settings, example?: string) => string
  /** Signs the customer in at a server. */
  readonly signIn: (url: string) => Promise<string>
  /** Reconnects after PostgreSQL has closed all connections. */
  readonly reconnect: () => Promise<void>
  /** Waits until no attempt is open. Returns the seconds it took, or `Infinity` if some still are. */
  readonly settled: (patienceSeconds: number) => Promise<number>
  /** Registers what must be undone when the world ends, in reverse order. */
  readonly defer: (undo: () => Promise<void> | void) => void
  readonly close: () => Promise<void>
}

/** Shared by all worlds of a run: one PostgreSQL with a migrated database that contains the customer and is cloned. */
export interface Ground {
  /** Opens a fresh world. A wired one reaches its PostgreSQL over a wire. */
  open(wired?: boolean): Promise<World>
  close(): Promise<void>
}

/** Both brands use only the stand-in for payments, so that nothing leaves this machine. */
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

/** PostgreSQL accepts no connections during recovery. */
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

/** What all servers of a world share. */
interface Common {
  readonly env: Readonly<Record<string, string>>
  readonly folder: string
  /** Where the gateway sends its notifications. */
  readonly port: number
  readonly running: Set<Node>
}

/** All servers have the same keys, so tokens of one are valid at the others. */
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

/** The Unix socket of the PostgreSQL behind a URL of `startEmbeddedPostgres`. */
const socketOf = (url: string): string => `${new URL(url).searchParams.get('host')}/.s.PGSQL.5432`

const throughWire = (url: string, { port }: Wire): string =>
  `postgresql://foyer_owner@127.0.0.1:${port}${new URL(url).pathname}`

interface Place {
  /** The URL of its database. */
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
    // A new connection each time, because a fault may have closed all others.
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
