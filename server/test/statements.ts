import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { whenever } from './database-clients.ts'

/** A prepared statement. */
interface Asked {
  readonly text: string
}

const textOf = (statement: unknown): string => (typeof statement === 'string' ? statement : (statement as Asked).text)

/**
 * Records which statements each request sends to PostgreSQL, even if others share its connections. Call it before the
 * server starts.
 */
export const watchStatements = (): { last(): number; texts(): readonly string[] } => {
  const requests = new AsyncLocalStorage<string[]>()
  let last: string[] = []
  subscribe('http.server.request.start', () => {
    last = []
    requests.enterWith(last)
  })
  whenever('query', (_client, [statement]) => requests.getStore()?.push(textOf(statement)))
  return { last: () => last.length, texts: () => last }
}
