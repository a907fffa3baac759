import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number however it was typed, as `+4940123456`; a national one is of that country. Undefined where it can be none. */
export const readPhone = (text: string, country: string): string | undefined => {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(text, home)
  return number?.isPossible() === true ? number.number : undefined
}

/** `+49 40 123456`, as people read it. */
export const writePhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
