import { createUnchanged } from '../src/platform/http/unchanged.ts'

/**
 * Never answers 304 from revisions alone, and compares each generated answer with what would have been called
 * unchanged. If they differ, the call fails. So every test that reads a polled page twice detects a change that no
 * trigger counts.
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
          // Distinguishes a change committed in between from one that was never counted.
          const again = await unchanged.begin(asked, call, areas)
          if (again?.stands != null) throw new Error(`${url} is another page although nothing was counted`)
        },
      }
    },
  }
}
