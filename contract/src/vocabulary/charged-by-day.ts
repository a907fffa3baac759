import { type Money, times } from './money.ts'

/** Renewed on each day itself: without notice, without an invoice beforehand and without a rest to be reckoned up. */
export const isChargedByDay = (period: string): boolean => period === 'daily' || period === 'hourly'

/** Whether a licence of one period goes on with the other: what is bought once has no next one, and what is charged by the day no rest. */
export const isRenewedAlike = (one: string, other: string): boolean =>
  isChargedByDay(one) === isChargedByDay(other) && (one === 'one_time') === (other === 'one_time')

const hoursOfDay = 24

/** What one charge asks for, given the price of a period: hours are charged by the day. */
export const chargedAtOnce = (price: Money, period: string): Money =>
  period === 'hourly' ? times(price, hoursOfDay) : price
