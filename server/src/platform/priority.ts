import { AsyncLocalStorage } from 'node:async_hooks'

const critical = new AsyncLocalStorage<true>()

/** Work that goes before everything else where there is not enough for all: what customers' business stands still without. */
export const asCritical = <T>(work: () => T): T => critical.run(true, work)

export const isCritical = (): boolean => critical.getStore() === true
