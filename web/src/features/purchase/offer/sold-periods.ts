/** Periods that are sold here, from the shortest on; days and hours are not. */
export const soldPeriods = ['monthly', 'quarterly', 'semiannually', 'annually'] as const
export type SoldPeriod = (typeof soldPeriods)[number]
