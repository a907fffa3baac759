/** Under which text a product is known. */
export const productWord = (product: string): 'iptv' | 'vsaas' | 'cloud' =>
  product === 'iptv' || product === 'vsaas' ? product : 'cloud'
