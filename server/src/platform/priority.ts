import { AsyncLocalStorage } from 'node:async_hooks'

const critical = new AsyncLocalStorage<true>()

/** Runs work that takes precedence when resources are short: calls without which customers cannot operate. */
export const asCritical = <T>(work: () => T): T => critical.run(true, work)

export const isCritical = (): boolean => critical.getStore() === true
