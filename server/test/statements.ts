import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { Client } from 'pg'
import { vi } from 'vitest'

/**
 * Tells how many statements each request sends to PostgreSQL: those written in its own course, whoever else uses the connections.
 * Asked before the server starts.
 */
export const watchStatements = (): { last(): number } => {
  const requests = new AsyncLocalStorage<{ statements: number }>()
  let last = { statements: 0 }
  subscribe('http.server.request.start', () => {
    last = { statements: 0 }
    requests.enterWith(last)
  })
  // oxlint-disable-next-line typescript/unbound-method -- called with its client below
  const query = Client.prototype.query
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...asked: unknown[]) {
    const request = requests.getStore()
    if (request !== undefined) request.statements += 1
    return Reflect.apply(query, this, asked) as never
  })
  return { last: () => last.statements }
}
