/** Of a key of Foyer's own form, the half that names the licence and opens nothing; undefined for one that came from another system. */
export const publicHalfOf = (key: string): string | undefined => /^(l4\|[\w-]{22})\|[\w-]{30}$/.exec(key)?.[1]
