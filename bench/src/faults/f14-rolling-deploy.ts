import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startProxy } from '../../../server/test/proxy.ts'
import { type Contracts, misread, readContracts } from './both-contracts.ts'
import { byStatus, inParallel, send } from './callers.ts'
import { type Effort, exactly, type Fault, type Figure, scaled, told } from './fault.ts'
import { getPage, secondsUntil, underLoad } from './load.ts'
import { buildPages, layOlderVersion, type OlderVersion, whyNoOlderVersion } from './older-version.ts'
import { enter, filesOf, goOn, openBrowser, payAndAsk, readPage, type Walk } from './page-walk.ts'
import { type Heard, Visitors } from './versions-traffic.ts'
import type { Node, World } from './world.ts'

const repository = join(import.meta.dirname, '../../..')
const mainOf = (root: string): string => join(root, 'server/src/main.ts')

/** Replaces the content of the world's database by that of the older version: its tables, the customer, invoices. */
const beginOlder = async (world: World, root: string, env: Readonly<Record<string, string>>, count: number) => {
  await world.ask(`do $$ declare name text; begin
    for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    loop execute format('drop schema %I cascade', name); end loop; end $$`)
  rmSync(join(world.folder, 'seed/statistics'), { recursive: true, force: true })
  const place = { ...process.env, ...world.env, FOYER_DATA: join(world.folder, 'seed'), PORT: '0', ...env }
  const child = fork(join(import.meta.dirname, 'seed-version.ts'), [root, String(count)], { env: place })
  const said = once(child, 'message')
  const ended = once(child, 'exit')
  const [invoices] = (await Promise.race([said, ended])) as [string[] | number]
  if (!Array.isArray(invoices)) throw new Error('the older version could not create its data')
  await ended
  return invoices
}

/** Two servers of the older version behind a proxy, on their own database. */
class Installation {
  readonly nodes = new Map<string, Node>()
  readonly backends = new Set<string>()
  readonly #world: World
  readonly older: OlderVersion
  readonly #own: Readonly<Record<string, string>>
  proxy!: Awaited<ReturnType<typeof startProxy>>
  invoices: readonly string[] = []
  /** Unpaid invoices that are reserved for the pages, the older version's and the newer one's. */
  kept: readonly string[] = []

  constructor(world: World, older: OlderVersion) {
    this.#world = world
    this.older = older
    const own = { drain_seconds: 1, trusted_proxies: ['127.0.0.1'] }
    this.#own = { FOYER_CONFIG: world.configure({}, own, join(older.root, 'server/config/demo.yaml')) }
  }

  async open(count: number): Promise<void> {
    const made = await beginOlder(this.#world, this.older.root, this.#own, count)
    Object.assign(this, { kept: made.slice(0, 2), invoices: made.slice(2) })
    this.proxy = await startProxy(this.backends)
    this.#world.defer(this.proxy.close)
    await this.begin('first', this.older.root)
    await this.begin('second', this.older.root)
  }

  async begin(name: string, root = repository): Promise<Node> {
    const node = await this.#world.start(name, { env: this.#own, program: mainOf(root) })
    this.nodes.set(name, node)
    this.backends.add(node.url)
    await secondsUntil(60, async () => this.proxy.ready.has(node.url), 20)
    return node
  }

  async end(name: string): Promise<void> {
    const node = this.nodes.get(name)
    if (node === undefined) throw new Error('it runs')
    process.kill(node.pid, 'SIGTERM')
    await node.gone
    this.backends.delete(node.url)
  }

  urlOf(name: string): string {
    return this.nodes.get(name)?.url ?? ''
  }
}

/** How many of a version's built files the proxy cannot deliver, whichever server answers. */
const filesMissing = async (url: string, roots: readonly string[]): Promise<number> => {
  const files = roots.flatMap(filesOf).flatMap((file) => [file, file])
  const answers = await inParallel(files, 8, (file) => send({ method: 'GET', url: `${url}${file}` }))
  return answers.filter(({ status }) => status !== 200).length
}

interface Rolled {
  readonly heard: readonly Heard[]
  readonly missing: number
  /** The tab that was open all along. */
  readonly tab: Walked
  /** A page of the newer version, answered by a server of the older one. */
  readonly ahead: Walked
}

interface Walked {
  readonly loads: number
  readonly failures: readonly string[]
  readonly errors: readonly string[]
}

/** The problems during a walk through pages, including where it ended too early. */
const walked = async (walk: Walk, way: () => Promise<void>): Promise<Walked> => {
  const before = walk.loads()
  const [end] = await Promise.allSettled([way()])
  const early = end.status === 'rejected' ? [String(end.reason).slice(0, 200)] : []
  return { loads: walk.loads() - before, failures: [...walk.failures, ...early], errors: walk.errors }
}

interface PageOfVersion {
  readonly pages: { readonly html: string; readonly root: string }
  /** The server that answers. */
  readonly url: string
  readonly invoice: string
}

/** On a page of one version, answered by a server of another: pays an invoice and opens a ticket. */
const walkPage = async (
  world: World,
  { proxy }: Installation,
  { pages, url, invoice }: PageOfVersion,
): Promise<Walked> => {
  const token = await world.signIn(proxy.url)
  const card = { gateway: 'stripe', token_id: 'tok_visa' }
  await send({ url: `${proxy.url}/billing/api/v1/payment_methods`, token, body: JSON.stringify(card) })
  const browser = await openBrowser(pages)
  try {
    const walk = await browser.open()
    await enter(walk, url)
    return await walked(walk, () => payAndAsk(walk, invoice))
  } finally {
    // Before its server stops.
    await browser.close()
  }
}

/** Updates one server after the other to the newer version, while people come and go. */
const roll = async (
  world: World,
  installation: Installation,
  contracts: Contracts,
  effort: Effort,
): Promise<Rolled> => {
  const { proxy, older } = installation
  const visitors = new Visitors(world, proxy.url, contracts, installation.invoices)
  const few = scaled(1_000, effort, 100)
  const browser = await openBrowser()
  world.defer(() => browser.close())
  const tab = await browser.open()
  await enter(tab, proxy.url)
  const end = visitors.begin(6)
  await visitors.more(few)
  // Its start migrates the database, while the older servers run.
  await installation.begin('third')
  const token = await world.signIn(proxy.url)
  for (const name of ['second', 'third']) await visitors.readAll(installation.urlOf(name), token)
  await visitors.more(few)
  const ahead = await walkPage(world, installation, {
    pages: { html: await readPage(installation.urlOf('third')), root: repository },
    url: installation.urlOf('first'),
    invoice: installation.kept[1] ?? '',
  })
  const missing = await filesMissing(proxy.url, [older.root, repository])
  await installation.end('first')
  await installation.begin('first')
  await visitors.more(few)
  await installation.end('second')
  await visitors.more(few)
  // Rolls one server back to the older version, on the migrated database, and forward again.
  await installation.begin('second', older.root)
  await visitors.more(few)
  await installation.end('second')
  await end()
  return { heard: visitors.heard, missing, tab: await walked(tab, () => goOn(tab)), ahead }
}

const most = (texts: readonly string[]): string => [...new Set(texts)].slice(0, 3).join('; ') || 'none'

/** By call and code. */
const refusals = (heard: readonly Heard[]): string => {
  const refused = heard.filter(({ answer: { status } }) => status >= 400 && status < 500)
  const named = refused.map(({ operation, answer }) => `${operation} ${/"code":"(\w+)"/.exec(answer.body)?.[1]}`)
  const counts = Object.entries(Object.groupBy(named, (name) => name))
  return counts.map(([name, all]) => `${all?.length} × ${name}`).join(', ') || 'none'
}

/** Describes problems, if there were any. */
const whatWasSeen = (walks: readonly Walked[]): Figure[] => {
  const seen = walks.flatMap(({ failures, errors }) => [...failures, ...errors])
  return seen.length > 0 ? [told('in the browser', most(seen))] : []
}

const figuresOf = ({ heard, missing, tab }: Rolled, older: OlderVersion): Figure[] => {
  const answers = heard.map(({ answer }) => answer)
  const failed = answers.filter(({ status }) => status === 0 || status >= 500)
  const unread = heard.flatMap((one) => one.misread)
  const keeps = existsSync(join(older.root, 'server/src/platform/http/kept-files.ts'))
  const files = 'files of either page that a server of the other version did not have'
  return [
    told('older version', older.called),
    told('migrations unknown to it', older.behind),
    told('calls that are in both contracts', new Set(heard.map(({ operation }) => operation)).size),
    told('answers', byStatus(answers)),
    told('refused', refusals(heard)),
    exactly('calls that failed', failed.length, 0),
    exactly('answers that the client of either version misreads', unread.length, 0),
    ...(unread.length > 0 ? [told('misread', most(unread))] : []),
    keeps ? exactly(files, missing, 0) : told(`${files} (it keeps none yet)`, missing),
    exactly('failures in a tab that stayed open', tab.failures.length, 0),
    keeps ? exactly('reloads of that tab', tab.loads, 0) : told('reloads of that tab', tab.loads),
  ]
}

/** Two versions run at the same time while one replaces the other, and pages of the older one stay open. */
export const rollingDeploy: Fault = {
  id: 'F14',
  title: 'servers of an older version are replaced one after the other, under load, with pages of both versions',
  lacks: ({ before }) => whyNoOlderVersion(before),
  run: async (world, effort) => {
    const older = layOlderVersion(world.folder, effort.before)
    buildPages()
    buildPages(older.root)
    const contracts = await readContracts(older.root)
    const installation = new Installation(world, older)
    await installation.open(scaled(200, effort, 40))
    const html = await readPage(installation.urlOf('first'))
    const rolled = await roll(world, installation, contracts, effort)
    const behind = await walkPage(world, installation, {
      pages: { html, root: older.root },
      url: installation.proxy.url,
      invoice: installation.kept[0] ?? '',
    })
    return [
      ...figuresOf(rolled, older),
      exactly('failures on a page of the older version with newer servers', behind.failures.length, 0),
      exactly('errors in the console of this page', behind.errors.length, 0),
      exactly('failures on a page of the newer version with an older server', rolled.ahead.failures.length, 0),
      exactly('errors in the console of that page', rolled.ahead.errors.length, 0),
      ...whatWasSeen([rolled.tab, behind, rolled.ahead]),
    ]
  },
  control: {
    without: 'migrations and answers that only add',
    run: async (world, effort) => {
      const older = layOlderVersion(world.folder, effort.before)
      const contracts = await readContracts(older.root)
      const installation = new Installation(world, older)
      await installation.open(4)
      const { url } = installation.proxy
      const token = await world.signIn(url)
      const whole = await getPage(url, token)
      const lacking = misread(contracts, 'listOrders', {
        ...whole,
        body: whole.body.replaceAll('"currency"', '"money"'),
      })
      const [, answers] = await underLoad(
        50,
        () => getPage(url, token),
        () => world.ask('alter table billing."order" rename column currency to money').then(() => world.signIn(url)),
      )
      await world.ask('alter table billing."order" rename column money to currency')
      const failed = answers.filter(({ status }) => status >= 500).length
      const seen = `a renamed column: ${failed} of ${answers.length} calls failed; a renamed field: ${lacking[0] ?? 'nothing'}`
      return { harm: failed > 0 && lacking.length === 2, seen }
    },
  },
}
