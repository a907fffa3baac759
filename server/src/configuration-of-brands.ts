import { NamedCountry } from '@foyer/contract/vocabulary/countries.ts'
import * as z from 'zod'

const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'expected a colour such as #006a7c')

const isCountry = (code: string): boolean => NamedCountry.safeParse(code).success

/** The country determines tax and currency, so unknown codes are rejected. */
export const Country = z.string().refine(isCountry, 'expected a country such as DE')

const feature = (about: string) => z.boolean().default(true).describe(about)

/** Features that a brand can switch off. */
export const Features = z.strictObject({
  sign_up: feature('people may open an account'),
  password_recovery: feature('a forgotten password can be replaced by mail'),
  account_confirmation: feature('e-mail addresses must be confirmed'),
  contacts: feature('newsletter and notifications'),
  tickets: feature('support'),
  billing: feature('invoices, payments, purchase, and changing licences'),
  company: feature('companies and colleagues'),
  terms: feature('terms must be accepted'),
})

/** A brand's colours. */
export const Colors = z.strictObject({
  primary: Colour.describe('buttons, links, what is chosen'),
  secondary: Colour.describe('second series of charts, picture of the sign-in page'),
  text: Colour.describe('gives all greys their hue'),
  background: Colour.optional(),
  paper: Colour.optional(),
  error: Colour.optional(),
  warning: Colour.optional(),
  success: Colour.optional(),
})
