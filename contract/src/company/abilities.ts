import * as z from 'zod/mini'

const operations = z.array(z.string())

/**
 * What the caller may do at this moment, as names of operations: with themselves and their own data, with data of the company
 * they are a member of, with data that colleagues share. The portal's buttons follow it; the server decides on each call anew.
 */
export const Abilities = z.object({ own: operations, company: operations, sharing: operations })
export type Abilities = z.infer<typeof Abilities>
