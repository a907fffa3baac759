import { validateEntity, validatePerson } from 'stdnum'

/** Words that people write before the number itself, such as `ИНН` or `VAT:`. */
const caption = /^(?:инн|inn|ust-?idnr\.?|vat(?:\s*(?:no|id|number))?\.?|ein|nip|tin)[\s:№#]+/iu

/** For countries without rules: letters and digits, with at least some digits. */
const plausible = /^(?=.*\d)[\p{L}\d][\p{L}\d\s./-]{3,29}$/u

/**
 * Whether a number can be a tax number of that country: its form and, if the country has them, its check digits. Numbers of companies and
 * of persons are both accepted, as both get invoices. Countries without known rules accept anything plausible.
 */
export const isTaxId = (country: string, taxId: string): boolean => {
  const number = taxId.trim().replace(caption, '')
  const company = validateEntity(country, number)
  const person = validatePerson(country, number)
  if (!company.checked && !person.checked) return plausible.test(number)
  return company.isValid === true || person.isValid === true
}
