/** Brands by first digits, with the lengths of their numbers and the positions of spaces. */
const brands = [
  { name: 'visa', start: /^4/, lengths: [16], groups: [4, 4, 4, 4] },
  { name: 'mastercard', start: /^(5[1-5]|2[2-7])/, lengths: [16], groups: [4, 4, 4, 4] },
  { name: 'amex', start: /^3[47]/, lengths: [15], groups: [4, 6, 5] },
  { name: 'diners', start: /^3(0|6|8|9)/, lengths: [14, 16], groups: [4, 4, 4, 4] },
  { name: 'jcb', start: /^35/, lengths: [16], groups: [4, 4, 4, 4] },
  { name: 'discover', start: /^6(011|4[4-9]|5)/, lengths: [16], groups: [4, 4, 4, 4] },
  { name: 'unionpay', start: /^62/, lengths: [16, 17, 18, 19], groups: [4, 4, 4, 4, 3] },
]
const unknown = { name: 'unknown', lengths: [16], groups: [4, 4, 4, 4] }

const digitsOf = (text) => text.replace(/\D/g, '')

const brandOf = (digits) => brands.find(({ start }) => start.test(digits)) ?? unknown

const passesLuhn = (digits) => {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

const spaced = (digits, groups) => {
  const parts = []
  let at = 0
  for (const size of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join(' ')
}

/**
 * The state of one field. `error` is wrong whatever follows, `missing` only until more is typed; `text` is what the
 * field should show.
 */
const state = (text, digits, { error, missing }) => ({
  text,
  digits,
  empty: digits === '',
  complete: error === undefined && missing === undefined,
  error,
  missing: digits === '' ? undefined : missing,
})

export const readNumber = (typed) => {
  const brand = brandOf(digitsOf(typed))
  const digits = digitsOf(typed).slice(0, brand.lengths.at(-1))
  const whole = brand.lengths.includes(digits.length)
  const wrong = whole && !passesLuhn(digits) && digits.length === brand.lengths.at(-1)
  return {
    ...state(spaced(digits, brand.groups), digits, {
      error: wrong ? 'invalid_number' : undefined,
      missing: whole && passesLuhn(digits) ? undefined : 'incomplete_number',
    }),
    brand: brand.name,
  }
}

/** `12/2030`, as browsers autofill it, means `12/30`. A month can begin only with 0 or 1. */
const expiryDigits = (typed) => {
  const whole = /^\s*(\d{1,2})\D+(?:20)?(\d{2})\s*$/.exec(typed)
  const digits = whole === null ? digitsOf(typed) : whole[1].padStart(2, '0') + whole[2]
  const month = /^([2-9]|1[3-9])/.test(digits) ? `0${digits}` : digits
  return month.slice(0, 4)
}

const expiryError = (digits, now) => {
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  if (month < 1 || month > 12) return 'invalid_expiry_month'
  if (year < now.getFullYear()) return 'invalid_expiry_year_past'
  if (year > now.getFullYear() + 50) return 'invalid_expiry_year'
  return year === now.getFullYear() && month < now.getMonth() + 1 ? 'invalid_expiry_month_past' : undefined
}

/** While the user deletes, the separator is not added again. */
export const readExpiry = (typed, { now = new Date(), deleting = false } = {}) => {
  const digits = expiryDigits(typed)
  const separator = digits.length > 2 || (digits.length === 2 && !deleting) ? ' / ' : ''
  return state(digits.slice(0, 2) + separator + digits.slice(2), digits, {
    error: digits.length === 4 ? expiryError(digits, now) : undefined,
    missing: digits.length === 4 ? undefined : 'incomplete_expiry',
  })
}

/** American Express prints four digits, the others three. While the brand is unknown, both are accepted. */
export const readCvc = (typed, brand = 'unknown') => {
  const digits = digitsOf(typed).slice(0, brand === 'amex' || brand === 'unknown' ? 4 : 3)
  const enough = digits.length >= (brand === 'amex' ? 4 : 3)
  return state(digits, digits, { error: undefined, missing: enough ? undefined : 'incomplete_cvc' })
}

/** The caret's position after reformatting: after as many digits as before, or at the end if digits were cut off. */
export const caretAfter = (text, digitsBefore) => {
  if (digitsBefore >= digitsOf(text).length) return text.length
  let at = 0
  for (let seen = 0; seen < digitsBefore; at += 1) if (/\d/.test(text[at])) seen += 1
  return at
}
