import * as z from 'zod/mini'

export const mediaServerProducts = ['basic', 'pro'] as const
export const watcherProducts = ['single', 'cluster'] as const
export const products = [...mediaServerProducts, ...watcherProducts] as const

const mediaServer = { name: z.literal('media_server'), product: z.enum(mediaServerProducts) }
const watcher = { name: z.literal('watcher'), product: z.enum(watcherProducts) }
const other = { name: z.enum(['support', 'hardware', 'vsaasio', 'mobile_watcher']) }

/** What kind of product a SKU is. Only `media_server` and `watcher` come as several products. */
export const SkuCategory = z.discriminatedUnion('name', [z.object(mediaServer), z.object(watcher), z.object(other)])
export type SkuCategory = z.infer<typeof SkuCategory>

/** What kind of product a SKU is, in request bodies. Fields that the category does not have are refused. */
export const WrittenCategory = z.discriminatedUnion('name', [
  z.strictObject(mediaServer),
  z.strictObject(watcher),
  z.strictObject(other),
])
