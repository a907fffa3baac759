/* What texts may look like. Apart from the schemas: the addresses of pages are read by these without a library of schemas. */

export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
export const emailCap = 254

/** A two-letter country code (ISO 3166-1). */
export const countryPattern = /^[A-Z]{2}$/

/** No line breaks and other controls, no marks that turn the direction of what follows, no halves of characters: such text stands in subjects of mails, in lists and on invoices. */
export const linePattern = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

export const idCap = 64
