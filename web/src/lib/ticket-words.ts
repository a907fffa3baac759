/** The text key of a product's name. */
export const productWord = (product: string): 'iptv' | 'vsaas' | 'cloud' =>
  product === 'iptv' || product === 'vsaas' ? product : 'cloud'
