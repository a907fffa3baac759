/** The end of an id, enough to tell two apart at a glance: ids of the same time have the same beginning. */
export const shortId = (id: string): string => (id.length > 12 ? `…${id.slice(-8)}` : id)
