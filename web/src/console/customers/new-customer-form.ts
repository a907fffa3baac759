import { NamedCountry } from '@foyer/contract/vocabulary/countries.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { freeLine, freeText, requiredLine } from '@foyer/contract/vocabulary/text.ts'
import * as z from 'zod/mini'
import type { paths } from '../../api/schema.generated.ts'
import { said } from '../list/typed.ts'
import { TypedEmail } from './typed-email.ts'

export type NewCustomerBody = NonNullable<
  paths['/operator/api/v1/customers']['post']['requestBody']
>['content']['application/json']

export const newCustomerValues = z.object({
  email: TypedEmail,
  name: requiredLine(100),
  second_name: freeLine(100),
  country: z
    .union([z.literal(''), NamedCountry])
    .check(z.refine((code) => code !== '', { params: { code: 'required' } })),
  locale: Locale,
  /** Empty for the country's default. */
  currency: z.union([z.literal(''), Currency]),
  legal_name: freeLine(200),
  tax_id: freeLine(50),
  reason: freeText(1000),
})
export type NewCustomerValues = z.infer<typeof newCustomerValues>

export const blankCustomer = (locale: Locale): NewCustomerValues => ({
  email: '',
  name: '',
  second_name: '',
  country: '',
  locale,
  currency: '',
  legal_name: '',
  tax_id: '',
  reason: '',
})

/** The form's values for the contract. For valid forms only. */
export const newCustomerBody = ({
  email,
  name,
  country,
  locale,
  currency,
  ...rest
}: NewCustomerValues): NewCustomerBody => ({
  email: email.trim(),
  name: name.trim(),
  country,
  locale,
  ...(currency !== '' && { currency }),
  ...defined({
    second_name: said(rest.second_name),
    legal_name: said(rest.legal_name),
    tax_id: said(rest.tax_id),
    reason: said(rest.reason),
  }),
})
