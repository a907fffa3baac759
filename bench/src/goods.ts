import { mediaServer } from '../../server/test/goods.ts'

/** The id of the product in all measurements. */
export const skuId = 'bench-media-server'

/** The product that the bench sells. */
export const sku = mediaServer(skuId)
