import { isPossiblePhoneNumber } from 'libphonenumber-js/min'

/**
 * Whether the number fits its country's numbering plan. Whether it is assigned is not checked: such lists go out of date faster than
 * software is updated.
 */
export const isPhone = (phone: string): boolean => isPossiblePhoneNumber(phone)
