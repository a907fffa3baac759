import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A stand-in for a provider's API. */
export interface Provider {
  readonly url: string
  close(): void
}

/** Answers each call with JSON or only a status, depending on its path and body. */
export const startProvider = async (answer: (path: string, body: string) => object | number): Promise<Provider> => {
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const said = answer(request.url ?? '', await text(request))
    response.writeHead(typeof said === 'number' ? said : 200, { 'content-type': 'application/json' })
    response.end(typeof said === 'number' ? undefined : JSON.stringify(said))
  }
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // A server that listens on TCP has an address of this type.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
