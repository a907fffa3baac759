import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { whenever } from './database-clients.ts'

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
  whenever('query', () => {
    const request = requests.getStore()
    if (request !== undefined) request.statements += 1
  })
  return { last: () => last.statements }
}
