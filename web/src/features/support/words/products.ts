/** What customers can write about. Cloud products may have any name that starts like these. */
export const clientProducts = ['iptv', 'vsaas', 'cloud_iptv', 'cloud_vsaas'] as const
