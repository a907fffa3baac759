import { createUnchanged } from '../src/platform/http/unchanged.ts'

/**
 * Never takes an answer for unchanged, and holds each against what would have been taken for it: a page that has become another one although
 * nothing was counted fails its call. So every test that reads a polled page twice tells of a change that no trigger counts.
 */
export const distrust: typeof createUnchanged = (revisionOf, clock) => {
  const unchanged = createUnchanged(revisionOf, clock)
  return {
    begin: async ({ url, isGzipped }, call, areas) => {
      const asked = { url, isGzipped, claimed: '*' }
      const making = await unchanged.begin(asked, call, areas)
      if (making === undefined) return undefined
      return {
        stands: null,
        made: async (tag, until) => {
          await making.made(tag, until)
          if (making.stands === null || making.stands === tag) return
          // What was committed while it was made is told apart from what was never counted.
          const again = await unchanged.begin(asked, call, areas)
          if (again?.stands != null) throw new Error(`${url} is another page although nothing was counted`)
        },
      }
    },
  }
}
