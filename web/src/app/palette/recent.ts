import { browserStore, type KeyValueStore } from '../../lib/storage.ts'

const key = 'recent_commands'
const atMost = 5

/** The most recently chosen commands, newest first. */
export const recentCommands = (store: KeyValueStore = browserStore): readonly string[] =>
  (store.get(key) ?? '').split('\n').filter((id) => id !== '')

export const rememberCommand = (id: string, store: KeyValueStore = browserStore): void => {
  const others = recentCommands(store).filter((other) => other !== id)
  store.set(key, [id, ...others].slice(0, atMost).join('\n'))
}
