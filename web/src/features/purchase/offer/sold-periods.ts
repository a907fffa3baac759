/** The periods sold here, shortest first; daily and hourly ones are not. */
export const soldPeriods = ['monthly', 'quarterly', 'semiannually', 'annually'] as const
export type SoldPeriod = (typeof soldPeriods)[number]
