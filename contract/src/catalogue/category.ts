import * as z from 'zod/mini'

export const mediaServerProducts = ['basic', 'pro'] as const
export const watcherProducts = ['single', 'cluster'] as const
export const categoryNames = ['media_server', 'watcher', 'support', 'hardware', 'vsaasio', 'mobile_watcher'] as const
export const products = [...mediaServerProducts, ...watcherProducts] as const

/** Only media servers and Watcher come as several products. */
export const SkuCategory = z.discriminatedUnion('name', [
  z.object({ name: z.literal('media_server'), product: z.enum(mediaServerProducts) }),
  z.object({ name: z.literal('watcher'), product: z.enum(watcherProducts) }),
  z.object({ name: z.enum(['support', 'hardware', 'vsaasio', 'mobile_watcher']) }),
])
export type SkuCategory = z.infer<typeof SkuCategory>
