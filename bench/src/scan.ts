import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Row, report } from './report.ts'

/**
 * sqlmap and wapiti against a running demo: `node bench/src/scan.ts http://127.0.0.1:8080`, after `apt-get install sqlmap wapiti`.
 * Every address of the API that takes a query or a body is tried as somebody signed in; then the pages are crawled.
 * Ends with exit code 1 where one of them found something.
 */

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: { readonly enum?: readonly string[]; readonly type?: string }
}

interface Reference {
  readonly $ref: string
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly (Parameter | Reference)[] }>>>
  >
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> }
}

interface Target {
  readonly name: string
  /** Path and query. */
  readonly path: string
  readonly body: string | null
}

const [base = 'http://127.0.0.1:8080'] = process.argv.slice(2)

const olga = Buffer.from('olga@northlight.example:Foyer-demo-1').toString('base64')

const signIn = async (): Promise<string> => {
  const headers = { 'x-tenant': 'aurora', 'idempotency-key': randomUUID(), authorization: `Basic ${olga}` }
  const answer = await fetch(`${base}/billing/api/v1/login`, { method: 'POST', headers })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** In front of the server: whatever comes through is signed in, and no repetition of what came before. */
const startFront = async (): Promise<{ readonly url: string; close(): void }> => {
  let token = await signIn()
  const renewing = setInterval(() => void signIn().then((fresh) => (token = fresh)), 240_000)
  const server = createServer((asked, answer) => {
    const isStaff = asked.url?.startsWith('/operator/api') === true
    const authorization = `Bearer ${isStaff ? 'operator-demo-key' : token}`
    const headers = { ...asked.headers, authorization, 'x-tenant': 'aurora', 'idempotency-key': randomUUID() }
    const onward = request(new URL(asked.url ?? '/', base), { method: asked.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // listens on a port, not on a socket
  const close = (): void => {
    clearInterval(renewing)
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

/** Something that fits, so that what follows it gets as far as a statement. */
const exampleOf = ({ name, schema }: Parameter): string => {
  const [first] = schema.enum ?? []
  if (first !== undefined) return first
  if (schema.type === 'integer' || schema.type === 'number') return '5'
  if (/(^|_)(from|to|on)$/.test(name)) return '2026-01-01'
  return schema.type === 'boolean' ? 'true' : 'a'
}

const identifier = '018e31bf-3b80-7357-af27-7f5bb27763c4'

/** Every reading call that takes a query or an id. */
const queried = async (): Promise<Target[]> => {
  const { paths, components } = (await (await fetch(`${base}/openapi.json`)).json()) as Description
  const meant = (one: Parameter | Reference): Parameter[] => {
    const found = '$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one
    return found === undefined ? [] : [found]
  }
  return Object.entries(paths).flatMap(([name, { get }]) => {
    const query = (get?.parameters ?? []).flatMap(meant).filter(({ in: place }) => place === 'query')
    if (get === undefined || (query.length === 0 && !name.includes('{'))) return []
    const search = query.map((one) => `${one.name}=${exampleOf(one)}`).join('&')
    const plain = name.replaceAll(/\{\w+\}/g, identifier)
    // A star says where to try: in the path.
    return [
      { name, path: search === '' ? plain.replace(identifier, `${identifier}*`) : `${plain}?${search}`, body: null },
    ]
  })
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

const sqlmap = async (front: string, { path, body }: Target): Promise<string> => {
  const options = ['--batch', '--disable-coloring', '--flush-session', '--dbms=PostgreSQL', '--level=2', '--risk=2']
  const manner = ['--technique=BEUST', '--time-sec=3', '--ignore-code=*', '--threads=2', '--skip-waf']
  const json = body === null ? [] : ['--method=POST', '-H', 'Content-Type: application/json', `--data=${body}`]
  const said = await run('sqlmap', ['-u', front + path, ...options, ...manner, ...json, `--output-dir=${folder}`])
  if (/is vulnerable|injection point\(s\)|injectable \(with/.test(said)) return `FOUND: ${said.slice(-1_500)}`
  if (said.includes('all tested parameters do not appear to be injectable')) return 'nothing'
  return `not tried: ${said.slice(-300)}`
}

const modules = 'backup,blindsql,crlf,csp,exec,file,http_headers,methods,permanentxss,redirect,sql,ssrf,xss,xxe'

/** What wapiti says of every server like this one, and why it is so. */
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

const front = await startFront()
const rows: Row[] = []
for (const target of [...(await queried()), ...posted]) {
  const found = await sqlmap(front.url, target)
  rows.push({ tool: 'sqlmap', target: target.name, found })
  console.log(target.name, found)
}
rows.push({ tool: 'wapiti', target: 'pages', found: await wapiti(front.url) })
front.close()
rmSync(folder, { recursive: true, force: true })
report('scan', rows)
if (rows.some(({ found }) => found !== 'nothing')) process.exitCode = 1
