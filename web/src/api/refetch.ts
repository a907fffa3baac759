import { refetchMs as asked } from '@foyer/contract/vocabulary/constants.ts'

type Paces = Readonly<Record<keyof typeof asked, number>>

/**
 * How often each kind of thing is asked for anew. Each tab has a pace of its own, a tenth faster at most: those that an outage has
 * brought into step drift apart again instead of coming all at once for ever.
 */
export const paced = (chance: number): Paces => {
  const pace = 1 - chance / 10
  const entries = Object.entries(asked).map(([what, ms]) => [what, Math.round(ms * pace)])
  return Object.fromEntries(entries) as Paces
}

export const refetchMs = paced(Math.random())
