/** What customers can write about; cloud products go by any name that begins like these. */
export const clientProducts = ['iptv', 'vsaas', 'cloud_iptv', 'cloud_vsaas'] as const
