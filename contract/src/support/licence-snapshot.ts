import * as z from 'zod/mini'

/** What staff would ask first about a licence, as it was when the ticket was opened. */
export const LicenceSnapshot = z.object({
  /** The licence's number as people say it. */
  human_id: z.string(),
  sku_name: z.string(),
  versions: z.object({ min: z.nullable(z.string()), max: z.nullable(z.string()) }),
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
  alerts: z.nullable(z.string()),
  taken_at: z.iso.datetime(),
})
export type LicenceSnapshot = z.infer<typeof LicenceSnapshot>
