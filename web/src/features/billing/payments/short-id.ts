/** Enough of an id to tell two apart at a glance: its end, for ids of one time begin alike. */
export const shortId = (id: string): string => (id.length > 12 ? `…${id.slice(-8)}` : id)
