import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openSandbox } from '../../../server/src/sandbox/testing/open-sandbox.ts'
import type { Manner, Order, Reply } from './gateway.ts'

/**
 * The payment provider in its own process, so that it survives what happens to Foyer: `gateway-process.ts <database>
 * <hooks>`. In front of it is a proxy on which calls get lost, are delayed or get another answer.
 */
const [, , databaseUrl = '', hooksUrl = ''] = process.argv
const { origin } = await openSandbox(databaseUrl, hooksUrl)

let manner: Manner = { mode: 'pass', share: 1 }
let calls = 0
let inFlight = 0
let mostInFlight = 0

type Fate = 'arrives' | 'is late' | 'is lost' | 'is held'

/** Longer than the time between a server's looks for open attempts, and shorter than its timeout for an answer. */
const lateMs = 5_500

const forward = (asked: IncomingMessage, answer: ServerResponse, fate: Fate): void => {
  const { method, headers, url } = asked
  const onward = request(new URL(url ?? '/', origin), { method, headers }, (reply) => {
    if (fate === 'is lost' || fate === 'is held') {
      // The call took effect, but its answer is lost.
      reply.resume()
      if (fate === 'is lost') reply.on('end', () => answer.destroy())
      return
    }
    setTimeout(
      () => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      },
      fate === 'is late' ? lateMs : 0,
    )
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

const act: Readonly<Record<Manner['mode'], (asked: IncomingMessage, answer: ServerResponse) => void>> = {
  pass: (asked, answer) => forward(asked, answer, 'arrives'),
  late_answer: (asked, answer) => forward(asked, answer, 'is late'),
  lose_answer: (asked, answer) => forward(asked, answer, 'is lost'),
  hold_answer: (asked, answer) => forward(asked, answer, 'is held'),
  hang: (asked) => void asked.resume(),
  reset: (asked) => void asked.socket.resetAndDestroy(),
  error_500: (_, answer) => void answer.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
  error_429: (_, answer) => void answer.writeHead(429, { 'retry-after': '1' }).end(),
  garbage: (_, answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>It works!</p>'),
}

const server = createServer((asked, answer) => {
  // Counts all calls, both those that move money and lookups.
  calls += 1
  inFlight += 1
  mostInFlight = Math.max(mostInFlight, inFlight)
  answer.on('close', () => {
    inFlight -= 1
  })
  const isMeant = Math.random() < manner.share
  act[isMeant ? manner.mode : 'pass'](asked, answer)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // It listens on a port, not on a Unix socket.
  process.send?.({ kind: 'ready', line: `http://127.0.0.1:${port}`, origin } satisfies Reply)
})

// The parent has exited, for whatever reason.
process.on('disconnect', () => process.exit())

process.on('message', (order: Order) => {
  if (order.kind === 'behave') manner = order.manner
  if (order.kind === 'count') {
    calls = 0
    mostInFlight = inFlight
  }
  process.send?.({ kind: 'counts', calls, mostInFlight } satisfies Reply)
})
