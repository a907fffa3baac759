import { NamedCountry } from '@foyer/contract/vocabulary/countries.ts'
import * as z from 'zod'

const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'expected a colour such as #006a7c')

const isCountry = (code: string): boolean => NamedCountry.safeParse(code).success

/** The country determines tax and currency, so unknown codes are rejected. */
export const Country = z.string().refine(isCountry, 'expected a country such as DE')

const feature = (about: string) => z.boolean().default(true).describe(about)

/** Features that a brand can switch off. */
export const Features = z.strictObject({
  sign_up: feature('people can sign up'),
  password_recovery: feature('a forgotten password can be reset by mail'),
  account_confirmation: feature('e-mail addresses must be confirmed'),
  contacts: feature('the newsletter and notifications'),
  tickets: feature('support tickets'),
  billing: feature('invoices, payments, purchases and changes of licences'),
  company: feature('companies and colleagues'),
  terms: feature('terms must be accepted'),
})

/** A brand's colours. */
export const Colors = z.strictObject({
  primary: Colour.describe('buttons, links and selections'),
  secondary: Colour.describe('the second series in charts, and the picture on the sign-in page'),
  text: Colour.describe('the hue of all greys'),
  background: Colour.optional(),
  paper: Colour.optional(),
  error: Colour.optional(),
  warning: Colour.optional(),
  success: Colour.optional(),
})
