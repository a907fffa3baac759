import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Country, Email } from '../vocabulary/contact.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { collection, dayQuery, pageQuery, queryWithDays, searchQuery, sortBy } from '../vocabulary/page.ts'
import {
  ActAsBody,
  ActAsLink,
  Customer,
  CustomerChange,
  CustomerDetail,
  CustomerNote,
  CustomerNoteBody,
  NewCustomerBody,
  TrialToken,
} from './customer.ts'
import { ReasonBody } from './operator.ts'

const tag = 'Operators: customers'

export const listCustomers = endpoint({
  operation: 'listCustomers',
  method: 'GET',
  url: `${operatorPath}/customers`,
  summary: 'Customers, found by e-mail, name or company',
  tag,
  auth: ['operator'],
  scope: 'customers:read',
  command: 'customers list',
  query: queryWithDays({
    ...pageQuery,
    ...searchQuery,
    ...dayQuery,
    /** The one with exactly this address. */
    email: z.optional(Email),
    country: z.optional(Country),
    locale: z.optional(Locale),
    blocked: z.optional(z.enum(['true', 'false'])),
    /** Those with unpaid orders. */
    owing: z.optional(z.literal('true')),
    /** Its owner and members. */
    company_id: z.optional(Id),
    sort: sortBy(['created_at', 'email', 'name', 'country'], '-created_at'),
  }),
  answers: { 200: collection('customers', Customer) },
})

export const getCustomer = endpoint({
  operation: 'getCustomer',
  method: 'GET',
  url: `${operatorPath}/customers/:id`,
  summary: 'One customer, with what they have, owe and wait for',
  tag,
  auth: ['operator'],
  scope: 'customers:read',
  command: 'customers show',
  params: idParams,
  answers: { 200: CustomerDetail },
})

export const createCustomer = endpoint({
  operation: 'createCustomer',
  method: 'POST',
  url: `${operatorPath}/customers`,
  summary: 'Make an account; its owner chooses a password at the first visit',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers create',
  body: NewCustomerBody,
  answers: { 201: CustomerDetail },
  errors: ['conflict'],
})

export const changeCustomer = endpoint({
  operation: 'changeCustomer',
  method: 'PATCH',
  url: `${operatorPath}/customers/:id`,
  summary: 'Change locale, country, permissions and the like; block or let in again',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers change',
  params: idParams,
  body: CustomerChange,
  answers: { 200: CustomerDetail },
})

export const makeTrialToken = endpoint({
  operation: 'makeTrialToken',
  method: 'POST',
  url: `${operatorPath}/customers/:id/trial_token`,
  summary: 'A link that signs the customer in, once, within a day',
  tag,
  auth: ['operator'],
  scope: 'customers:sign_in',
  command: 'customers sign-in-link',
  params: idParams,
  body: ReasonBody,
  answers: { 201: TrialToken },
  errors: ['account_blocked', 'second_factor_on'],
  neverReplayed: true,
})

export const actAsCustomer = endpoint({
  operation: 'actAsCustomer',
  method: 'POST',
  url: `${operatorPath}/customers/:id/act_as`,
  summary: 'Work in the portal as the customer, for an hour; money and proofs of who they are stay out of reach',
  tag,
  auth: ['operator'],
  scope: 'customers:sign_in',
  command: 'customers act-as',
  params: idParams,
  body: ActAsBody,
  answers: { 201: ActAsLink },
  errors: ['account_blocked'],
  neverReplayed: true,
})

export const endCustomerSessions = endpoint({
  operation: 'endCustomerSessions',
  method: 'DELETE',
  url: `${operatorPath}/customers/:id/sessions`,
  summary: 'Sign the customer out everywhere',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers sign-out',
  params: idParams,
  answers: { 204: null },
})

export const listCustomerNotes = endpoint({
  operation: 'listCustomerNotes',
  method: 'GET',
  url: `${operatorPath}/customers/:id/notes`,
  summary: 'What colleagues noted of a customer',
  tag,
  auth: ['operator'],
  scope: 'customers:read',
  command: 'customers notes',
  params: idParams,
  query: z.strictObject({ ...pageQuery, sort: sortBy(['created_at'], '-created_at') }),
  answers: { 200: collection('notes', CustomerNote) },
})

export const addCustomerNote = endpoint({
  operation: 'addCustomerNote',
  method: 'POST',
  url: `${operatorPath}/customers/:id/notes`,
  summary: 'Note something for colleagues',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers note',
  params: idParams,
  body: CustomerNoteBody,
  answers: { 201: CustomerNote },
})

export const removeCustomerNote = endpoint({
  operation: 'removeCustomerNote',
  method: 'DELETE',
  url: `${operatorPath}/customers/:id/notes/:note_id`,
  summary: 'Take a note away',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  params: z.object({ id: Id, note_id: Id }),
  answers: { 204: null },
})
