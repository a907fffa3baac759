import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call that came in, in the order in which it did. */
export interface Arrived {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Some other program's server: keeps what it is told, and answers 200 unless it is to do otherwise. */
export interface Receiver {
  readonly url: string
  readonly arrived: Arrived[]
  /** From now on at this path; `hang up` without a word, or `silence` on an open line. */
  answer(path: string, answer: Answer | 'hang up' | 'silence'): void
  /** Ends the open lines. */
  dropSilent(): void
  close(): void
}

export const startReceiver = async (): Promise<Receiver> => {
  const arrived: Arrived[] = []
  const answers = new Map<string, Answer | 'hang up' | 'silence'>()
  const silent = new Set<ServerResponse>()
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? ''
    // Each of the headers that are looked at comes once.
    arrived.push({ path, headers: request.headers as Record<string, string>, body: await text(request) })
    const answer = answers.get(path) ?? { status: 200, body: 'ok' }
    if (answer === 'hang up') response.destroy()
    else if (answer === 'silence') silent.add(response)
    else response.writeHead(answer.status, answer.headers).end(answer.body)
  }
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const dropSilent = (): void => {
    for (const response of silent) response.destroy()
    silent.clear()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    answer: (path, answer) => {
      answers.set(path, answer)
    },
    dropSilent,
    close: () => {
      dropSilent()
      server.close()
      server.closeAllConnections()
    },
  }
}
