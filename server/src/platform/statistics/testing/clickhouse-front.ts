import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Session } from 'chdb'
import { serial } from '../serial.ts'

/**
 * A ClickHouse server for tests: the part of its HTTP protocol that the official client uses, on top of the real
 * engine. It runs as a separate process with a folder, a port (0 for any) and, to be a cluster, the cluster's name. It
 * sends the port to its parent. https://clickhouse.com/docs/interfaces/http
 */

const [, , path = '', port = '0', cluster = ''] = process.argv

/**
 * The engine recognizes itself as the cluster's only node by the port, on which nobody listens. Keeper is the in-memory
 * stand-in that ClickHouse has for its own tests.
 */
const clusterOfOne = `<clickhouse>
  <tcp_port>9000</tcp_port>
  <zookeeper><implementation>testkeeper</implementation></zookeeper>
  <macros><shard>01</shard><replica>first</replica></macros>
  <remote_servers><${cluster}><shard>
    <internal_replication>true</internal_replication>
    <replica><host>127.0.0.1</host><port>9000</port></replica>
  </shard></${cluster}></remote_servers>
</clickhouse>`

const configured = (): string[] => {
  if (cluster === '') return []
  const file = `${path}.xml`
  writeFileSync(file, clusterOfOne)
  return [`--config-file=${file}`]
}

const connectionArgs = configured()

/**
 * Kept open as long as the process runs: closing the last connection would end the engine and lose the state of
 * Keeper's stand-in.
 */
const held = new Set(cluster === '' ? [] : [new Session(path, { connectionArgs })])

/**
 * A statement for all nodes waits for Keeper's queue, which the embedded engine does not have. As this node is the
 * whole cluster, the clause is removed.
 */
const forThisNode = (sql: string): string => sql.replace(/^(\s*(?:CREATE|ALTER) [^(]*?) ON CLUSTER '\w+'/, '$1')

/** URL parameters that are not settings of the statement. */
const ofTheProtocol = new Set([
  'query',
  'database',
  'query_id',
  'session_id',
  'wait_end_of_query',
  'http_headers_progress_interval_ms',
  'send_progress_in_http_headers',
  'enable_http_compression',
])

const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

interface Asked {
  readonly sql: string
  /** Settings and `param_…` values, unparsed. */
  readonly settings: ReadonlyMap<string, string>
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The default of `http_max_field_value_size`. */
const mostOfAField = 128 * 1024

/** Long parameter values are sent as form parts. */
const readForm = async (body: Buffer, type: string): Promise<[string, string][]> => {
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData()
  return [...form.entries()].map(([name, value]) => {
    const text = typeof value === 'string' ? value : ''
    if (name !== 'query' && text.length > mostOfAField) throw new Error(`Field value too long: ${name}`)
    return [name, text]
  })
}

const readAsked = async (request: IncomingMessage): Promise<Asked> => {
  const url = new URL(request.url ?? '/', 'http://front')
  const body = await readBody(request)
  const type = request.headers['content-type'] ?? ''
  const isForm = type.startsWith('multipart/form-data')
  const fields = [...url.searchParams, ...(isForm ? await readForm(body, type) : [])]
  const query = fields.find(([name]) => name === 'query')?.[1]
  return {
    sql: [query, isForm ? '' : body.toString()].filter((text) => text !== undefined && text !== '').join('\n'),
    settings: new Map(fields.filter(([name]) => !ofTheProtocol.has(name))),
  }
}

const run = async ({ sql, settings }: Asked): Promise<Uint8Array> => {
  const session = new Session(path, { connectionArgs })
  held.add(session)
  try {
    const changes = [...settings].map(([name, value]) => `${name} = ${literal(value)}`)
    if (changes.length > 0) await session.queryAsync(`SET ${changes.join(', ')}`)
    return (await session.queryAsync(forThisNode(sql))).bytes()
  } finally {
    session.close()
    held.delete(session)
  }
}

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  try {
    const asked = await readAsked(request)
    const rows = await oneAfterAnother(() => run(asked))
    response.end(rows)
  } catch (error) {
    const { clickhouseCode, message } = error as Error & { clickhouseCode?: number }
    response.writeHead(500, { 'X-ClickHouse-Exception-Code': String(clickhouseCode ?? 0) }).end(`${message}\n`)
  }
}

const oneAfterAnother = serial()
const server = createServer((request, response) => {
  if (request.url === '/ping') response.end('Ok.\n')
  else void answer(request, response)
})
server.listen(Number(port), '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
