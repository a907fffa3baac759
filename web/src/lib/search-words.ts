import { searchCap } from '@foyer/contract/vocabulary/constants.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { text } from './search-params.ts'

/** As much of it as the server looks for, and no half of a letter at its end. */
export const cutToSearch = (typed: string, most = searchCap): string => cut(typed, most)

/** Reads words to look for out of the address: of more than the server takes, as much as it takes. */
export const wordsUpTo =
  (most: number) =>
  (raw: unknown): string | undefined =>
    text(typeof raw === 'string' ? cutToSearch(raw, most) : raw)

export const words = wordsUpTo(searchCap)
