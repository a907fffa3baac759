import { mediaServer } from '../../server/test/goods.ts'

/** What everything is sold and asked for under. */
export const skuId = 'bench-media-server'

/** What the bench sells. */
export const sku = mediaServer(skuId)
