/** What of one's data others can be let in to: roles of a company's members; colleagues share the same by names of their own. */
export const rights = ['billing', 'tickets', 'deliverables', 'retroview'] as const
export type Right = (typeof rights)[number]
