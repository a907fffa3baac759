/** What customers can write about; cloud products go by any name that begins like these. */
export const clientProducts = ['iptv', 'vsaas', 'cloud_iptv', 'cloud_vsaas'] as const

/** Under which text a product is known. */
export const productWord = (product: string): 'iptv' | 'vsaas' | 'cloud' =>
  product === 'iptv' || product === 'vsaas' ? product : 'cloud'
