import * as z from 'zod/mini'

const operations = z.array(z.string())

/**
 * The operations that the caller may use right now, by name. The portal shows its buttons by this; the server still decides on each call.
 */
export const Abilities = z.object({
  /** With the caller themselves and their own data. */
  own: operations,
  /** With data of the company that the caller is a member of. */
  company: operations,
  /** With data that colleagues share with the caller. */
  sharing: operations,
})
export type Abilities = z.infer<typeof Abilities>
