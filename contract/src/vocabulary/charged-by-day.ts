/** Renewed on each day itself: without notice, without an invoice beforehand and without a rest to be reckoned up. */
export const isChargedByDay = (period: string): boolean => period === 'daily' || period === 'hourly'
