import { browserStore } from '../../lib/storage.ts'

/** A saved reply that was inserted into an answer, and a line to recognise it by. */
interface PutIn {
  readonly id: string
  readonly line: string
}

/** The most that one answer may name. */
const most = 20

const keyOf = (draft: string): string => `replies:${draft}`

const isPutIn = (value: unknown): value is PutIn =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'line' in value &&
  typeof value.id === 'string' &&
  typeof value.line === 'string'

const readOf = (draft: string): readonly PutIn[] => {
  try {
    const kept: unknown = JSON.parse(browserStore.get(keyOf(draft)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPutIn) : []
  } catch {
    return []
  }
}

export const longestLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .reduce((longest, line) => (line.length > longest.length ? line : longest), '')

/** Stored beside the draft, for as long as the draft. */
export const notePutIn = (draft: string, id: string, text: string): void => {
  const others = readOf(draft).filter((each) => each.id !== id)
  browserStore.set(keyOf(draft), JSON.stringify([...others, { id, line: longestLine(text) }].slice(-most)))
}

/** The replies that are still recognisable in this text: one that was removed or rewritten was not used. */
export const usedIn = (draft: string, words: string): string[] =>
  readOf(draft).flatMap(({ id, line }) => (line !== '' && words.includes(line) ? [id] : []))

/** The answer has arrived; the next one starts with none. */
export const forgetPutIn = (draft: string): void => browserStore.remove(keyOf(draft))
