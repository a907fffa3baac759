import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call, in order of arrival. */
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

/** Another program's server: it stores calls, and answers 200 by default. */
export interface Receiver {
  readonly url: string
  readonly arrived: Arrived[]
  /** Sets the answer for this path; `hang up` closes the connection without one, `silence` keeps it open. */
  answer(path: string, answer: Answer | 'hang up' | 'silence'): void
  /** Closes the open connections. */
  dropSilent(): void
  close(): void
}

export const startReceiver = async (): Promise<Receiver> => {
  const arrived: Arrived[] = []
  const answers = new Map<string, Answer | 'hang up' | 'silence'>()
  const silent = new Set<ServerResponse>()
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? ''
    // Each header that tests look at occurs once.
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
