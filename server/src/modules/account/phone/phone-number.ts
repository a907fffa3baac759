import { isPossiblePhoneNumber } from 'libphonenumber-js/min'

/** Whether the number fits the plan of its country. Not whether it is assigned: those lists age faster than software is renewed. */
export const isPhone = (phone: string): boolean => isPossiblePhoneNumber(phone)
