import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { report, type Row, withOthers } from './report.ts'

/**
 * sqlmap and wapiti against a running demo: `npm run bench -- scan --url http://127.0.0.1:8080`, after `apt-get install
 * sqlmap wapiti`.
 *
 * Every URL of the API with a query or body is tried by someone signed in; then the pages are crawled. `--only orders`
 * tries URLs that contain the word, and keeps the stored results of the others. The report also lists the server's
 * statuses. If they are all 429, nothing was tried, so start the demo with `calls_per_minute` and `calls_at_once` in
 * the millions. Exits with code 1 if anything was found.
 */

interface Schema {
  readonly $ref?: string
  readonly enum?: readonly string[]
  readonly const?: string
  readonly type?: string
  readonly format?: string
  readonly minimum?: number
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

interface Reference {
  readonly $ref: string
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly (Parameter | Reference)[] }>>>
  >
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly schemas: Readonly<Record<string, Schema>>
  }
}

interface Target {
  readonly name: string
  /** Path and query. */
  readonly path: string
  readonly body: string | null
}

const olga = Buffer.from('olga@northlight.example:Foyer-demo-1').toString('base64')

const signIn = async (base: string): Promise<string> => {
  const headers = { 'x-tenant': 'aurora', 'idempotency-key': randomUUID(), authorization: `Basic ${olga}` }
  const answer = await fetch(`${base}/billing/api/v1/login`, { method: 'POST', headers })
  return ((await answer.json()) as { access_token: string }).access_token
}

interface Front {
  readonly url: string
  /** The number of answers by status since the last call. */
  takeStatuses(): string
  close(): void
}

/** A proxy in front of the server: every request that passes is signed in, and has a new idempotency key. */
const startFront = async (base: string): Promise<Front> => {
  let token = await signIn(base)
  let statuses = new Map<number, number>()
  const renewing = setInterval(() => void signIn(base).then((fresh) => (token = fresh)), 240_000)
  const server = createServer((asked, answer) => {
    const isStaff = asked.url?.startsWith('/operator/api') === true
    const authorization = `Bearer ${isStaff ? 'operator-demo-key' : token}`
    const headers = { ...asked.headers, authorization, 'x-tenant': 'aurora', 'idempotency-key': randomUUID() }
    const onward = request(new URL(asked.url ?? '/', base), { method: asked.method, headers }, (reply) => {
      const { statusCode = 502 } = reply
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      answer.writeHead(statusCode, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a Unix socket.
  const close = (): void => {
    clearInterval(renewing)
    server.close()
    server.closeAllConnections()
  }
  const takeStatuses = (): string => {
    const counts = [...statuses].sort(([one], [other]) => one - other)
    statuses = new Map()
    return counts.map(([status, count]) => `${count} × ${status}`).join(', ')
  }
  return { url: `http://127.0.0.1:${port}`, takeStatuses, close }
}

const identifier = '018e31bf-3b80-7357-af27-7f5bb27763c4'

/** Values that cannot be derived from the API's description. */
const said: Readonly<Record<string, string>> = {
  Limit: '5',
  Day: '2026-01-01',
  Id: identifier,
  OwnerFilter: 'me',
  Email: 'a@b.example',
  Country: 'DE',
  TicketProduct: 'iptv',
  published: 'true',
  step: '31622400',
  PushEndpoint: 'https://fcm.googleapis.com/fcm/send/a',
  endpoint: 'a',
  codes: '200',
  year: '2026',
  to: '2000000000',
}

/** A valid value, so that the attack after it reaches a statement. */
const exampleOf = ({ name, schema }: Parameter, { components }: Description): string => {
  const known = schema.$ref?.split('/').at(-1) ?? ''
  const { enum: values = [], const: only, type, minimum = 0 } = components.schemas[known] ?? schema
  const [first] = values
  const byKind = type === 'integer' || type === 'number' ? String(Math.max(5, minimum)) : 'a'
  return said[known] ?? only ?? first ?? said[name] ?? (type === 'boolean' ? 'true' : byKind)
}

/** Every reading call with a query or an id. */
const queried = async (base: string): Promise<Target[]> => {
  const description = (await (await fetch(`${base}/openapi.json`)).json()) as Description
  const { paths, components } = description
  const meant = (one: Parameter | Reference): Parameter[] => {
    const found = '$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one
    return found === undefined ? [] : [found]
  }
  // Cursors and file URLs are signed: with an invalid one, nothing else of the call is evaluated.
  const isTried = ({ in: place, name }: Parameter): boolean =>
    place === 'query' && !['cursor', 'format', 'signature', 'until', 'brand'].includes(name)
  return Object.entries(paths).flatMap(([name, { get }]) => {
    const query = (get?.parameters ?? []).flatMap(meant).filter(isTried)
    if (get === undefined || (query.length === 0 && !name.includes('{'))) return []
    const search = query.map((one) => `${one.name}=${exampleOf(one, description)}`).join('&')
    const plain = name.replaceAll(/\{\w+\}/g, identifier)
    // An asterisk marks the place to attack, in the path.
    return [
      { name, path: search === '' ? plain.replace(identifier, `${identifier}*`) : `${plain}?${search}`, body: null },
    ]
  })
}

/** Whether the unchanged call reaches a statement. A call that fails validation tests nothing. */
const refusalOf = async (front: string, { path, body }: Target): Promise<string | null> => {
  const asked = body === null ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  const answer = await fetch(front + path.replace('*', ''), asked)
  const text = await answer.text()
  return answer.status === 400 || answer.status >= 500 ? `${answer.status} ${text.slice(0, 300)}` : null
}

const posted: readonly Target[] = (
  [
    ['/billing/api/v1/orders', { purpose: 'new', sku_id: 'a', quantity: 1 }],
    ['/talks-client/api/v1/tickets', { title: 'a', description: 'a', kind: 'question', product: 'retroview' }],
    ['/billing/api/v1/company/invites', { email: 'a@b.example' }],
    ['/billing/api/v1/colleagues/requests', { email: 'a@b.example' }],
    ['/billing/api/v1/password_recovery', { email: 'a@b.example', recaptcha_token: 'a' }],
    ['/operator/api/v1/customers', { email: 'a@b.example', name: 'a', country: 'DE', reason: 'a' }],
  ] as const
).map(([path, body]) => ({ name: path, path, body: JSON.stringify(body) }))

const folder = mkdtempSync(join(tmpdir(), 'foyer-scan-'))

const run = (tool: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(tool, args, { maxBuffer: 64_000_000, timeout: 900_000 }, (_, stdout) => resolve(stdout))
  })

const sqlmap = async (front: string, target: Target): Promise<string> => {
  const { path, body } = target
  const refusal = await refusalOf(front, target)
  if (refusal !== null) return `not tried: ${refusal}`
  const options = ['--batch', '--disable-coloring', '--flush-session', '--dbms=PostgreSQL', '--level=2', '--risk=2']
  const manner = ['--technique=BEUST', '--time-sec=3', '--ignore-code=*', '--threads=2', '--skip-waf']
  const json = body === null ? [] : ['--method=POST', '-H', 'Content-Type: application/json', `--data=${body}`]
  const said = await run('sqlmap', ['-u', front + path, ...options, ...manner, ...json, `--output-dir=${folder}`])
  if (/is vulnerable|injection point\(s\)|injectable \(with/.test(said)) return `FOUND: ${said.slice(-1_500)}`
  if (said.includes('all tested parameters do not appear to be injectable')) return 'nothing'
  return `not tried: ${said.slice(-300)}`
}

const modules = 'backup,blindsql,crlf,csp,exec,file,http_headers,methods,permanentxss,redirect,sql,ssrf,xss,xxe'

/** What wapiti reports for every server like this one, with the reason why it is accepted. */
const considered = new Map([
  [
    'CSP "object-src" value is not safe',
    'invoices made in the browser are shown by its own viewer, which counts as an object',
  ],
  ['X-XSS-Protection is not set', 'sent as 0: browsers have dropped the filter, which opened holes of its own'],
])

interface Found {
  readonly info: string
}

const wapiti = async (front: string): Promise<string> => {
  const file = join(folder, 'wapiti.json')
  const options = ['--scope', 'domain', '--flush-session', '--no-bugreport', '-f', 'json', '-o', file]
  await run('wapiti', ['-u', `${front}/`, '-m', modules, ...options, '--max-scan-time', '600'])
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'vulnerabilities' | 'anomalies',
    Record<string, readonly Found[]>
  >
  const all = [...Object.values(vulnerabilities), ...Object.values(anomalies)].flat()
  const found = all.filter(({ info }) => !considered.has(info))
  return found.length === 0 ? 'nothing' : `FOUND: ${JSON.stringify(found)}`
}

export const scan = async (args: readonly string[]): Promise<void> => {
  const { url: base, only } = parseArgs({
    args: [...args],
    options: { url: { type: 'string', default: 'http://127.0.0.1:8080' }, only: { type: 'string', default: '' } },
  }).values
  const front = await startFront(base)
  const rows: Row[] = []
  const note = (tool: string, target: string, found: string): void => {
    const row = { tool, target, found, answers: front.takeStatuses() }
    rows.push(row)
    console.log(Object.values(row).join(' | '))
  }
  const targets = [...(await queried(base)), ...posted].filter(({ path }) => path.includes(only))
  for (const target of targets) note('sqlmap', target.name, await sqlmap(front.url, target))
  if (only === '') note('wapiti', 'pages', await wapiti(front.url))
  front.close()
  rmSync(folder, { recursive: true, force: true })
  report('scan', rows, only === '' ? rows : withOthers('scan', 'target', rows))
  if (rows.some(({ found }) => found !== 'nothing')) process.exitCode = 1
}
