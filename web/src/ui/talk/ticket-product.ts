import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'

const products: Readonly<Partial<Record<SkuCategory['name'], string>>> = {
  media_server: 'iptv',
  watcher: 'vsaas',
  mobile_watcher: 'vsaas',
  vsaasio: 'cloud_vsaas',
}

/** The product that a ticket about such a licence is about; empty for what belongs to none, such as hardware. */
export const ticketProduct = ({ name }: Pick<SkuCategory, 'name'>): string => products[name] ?? ''
