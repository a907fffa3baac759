import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A number, however it was typed, as `+4940123456`. A national number is read as one of this country. Undefined if it
 * cannot be a phone number.
 */
export const readPhone = (text: string, country: string): string | undefined => {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(text, home)
  return number?.isPossible() === true ? number.number : undefined
}

/** `+49 40 123456`, as people read it, never in two lines. */
export const writePhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational().replaceAll(' ', '\u00a0') ?? phone
