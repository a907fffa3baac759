import * as z from 'zod/mini'

/** The state of the licence when the ticket named it. */
export const LicenceSnapshot = z.object({
  /** The number people use for the licence. */
  human_id: z.string(),
  sku_name: z.string(),
  /** The media server versions it covered; null means no bound. */
  versions: z.object({ min: z.nullable(z.string()), max: z.nullable(z.string()) }),
  /** `server_id` is missing in older tickets. */
  servers: z.array(
    z.object({
      /** Not known of tickets from before it was kept. */
      server_id: z.optional(z.string()),
      hostname: z.string(),
      version: z.string(),
      status: z.string(),
      last_updated_at: z.string(),
    }),
  ),
  /** The alerts of its servers, one per line; null if there were none. */
  alerts: z.nullable(z.string()),
  taken_at: z.iso.datetime(),
})
export type LicenceSnapshot = z.infer<typeof LicenceSnapshot>
