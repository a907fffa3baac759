import { searchCap } from '@foyer/contract/vocabulary/constants.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { text } from './search-params.ts'

/** Cuts typed words to the length that the server searches for, without splitting a character at the end. */
export const cutToSearch = (typed: string, most = searchCap): string => cut(typed, most)

/** Reads search words from the address, cut to the length that the server accepts. */
export const wordsUpTo =
  (most: number) =>
  (raw: unknown): string | undefined =>
    text(typeof raw === 'string' ? cutToSearch(raw, most) : raw)

export const words = wordsUpTo(searchCap)
