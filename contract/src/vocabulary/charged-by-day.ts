import { type Money, times } from './money.ts'

/** Renewed on each day itself: without notice, without an invoice beforehand and without a rest to be reckoned up. */
export const isChargedByDay = (period: string): boolean => period === 'daily' || period === 'hourly'

const hoursOfDay = 24

/** What one charge asks for, given the price of a period: hours are charged by the day. */
export const chargedAtOnce = (price: Money, period: string): Money =>
  period === 'hourly' ? times(price, hoursOfDay) : price
