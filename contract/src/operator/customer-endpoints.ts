import * as z from 'zod/mini'
import { closingObstacles } from '../account/closing.ts'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Country, Email } from '../vocabulary/contact.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import {
  collection,
  csvQuery,
  dayQuery,
  longList,
  pageQuery,
  queryWithDays,
  searchOfCustomers,
  searchQuery,
  sortBy,
} from '../vocabulary/page.ts'
import {
  ActAsBody,
  ActAsLink,
  CloseCustomerBody,
  Customer,
  CustomerChange,
  CustomerDetail,
  CustomerNote,
  CustomerNoteBody,
  NewCustomerBody,
  ReopenCustomerBody,
  TrialToken,
} from './customer.ts'
import { ReasonBody } from './operator.ts'

const tag = 'Operators: customers'

export const listCustomers = endpoint({
  operation: 'listCustomers',
  method: 'GET',
  url: `${operatorPath}/customers`,
  summary: 'List customers; search by e-mail, name or company',
  tag,
  auth: ['operator'],
  scope: 'customers:read',
  command: 'customers list',
  query: queryWithDays({
    ...pageQuery,
    ...csvQuery,
    ...searchQuery,
    ...dayQuery,
    /** Only the customer with exactly this address. */
    email: z.optional(Email),
    country: z.optional(Country),
    locale: z.optional(Locale),
    blocked: z.optional(z.enum(['true', 'false'])),
    /** Only customers whose account is closed, erased ones included, or only those whose account is open. */
    closed: z.optional(z.enum(['true', 'false'])),
    /** Only customers who want the newsletter, or who do not. */
    newsletter: z.optional(z.enum(['true', 'false'])),
    /** Only customers with unpaid orders. */
    owing: z.optional(z.literal('true')),
    /** Only the owner and members of this company. */
    company_id: z.optional(Id),
    sort: sortBy(['created_at', 'email', 'name', 'country'], '-created_at'),
  }),
  answers: { 200: z.extend(collection('customers', Customer), { ...longList, ...searchOfCustomers }) },
  csv: true,
})

export const getCustomer = endpoint({
  operation: 'getCustomer',
  method: 'GET',
  url: `${operatorPath}/customers/:id`,
  summary: 'Get a customer with a summary of licences, debts and tickets',
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
  summary: 'Create a customer account; its owner sets a password on the first visit',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers create',
  body: NewCustomerBody,
  answers: { 201: CustomerDetail },
  errors: ['conflict', 'invalid_tax_id', 'not_printable'],
})

export const changeCustomer = endpoint({
  operation: 'changeCustomer',
  method: 'PATCH',
  url: `${operatorPath}/customers/:id`,
  summary: 'Change a customer’s details and permissions, or block or unblock them',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers change',
  params: idParams,
  body: CustomerChange,
  answers: { 200: CustomerDetail },
  errors: ['countries_differ', 'account_closed'],
})

export const makeTrialToken = endpoint({
  operation: 'makeTrialToken',
  method: 'POST',
  url: `${operatorPath}/customers/:id/trial_token`,
  summary: 'Create a link that signs the customer in once, valid for a day',
  tag,
  auth: ['operator'],
  scope: 'customers:sign_in',
  command: 'customers sign-in-link',
  params: idParams,
  body: ReasonBody,
  answers: { 201: TrialToken },
  errors: ['account_blocked', 'account_closed', 'second_factor_on'],
  neverReplayed: true,
})

export const actAsCustomer = endpoint({
  operation: 'actAsCustomer',
  method: 'POST',
  url: `${operatorPath}/customers/:id/act_as`,
  summary: 'Sign in to the portal as a customer for an hour; payments and security settings are not available',
  tag,
  auth: ['operator'],
  scope: 'customers:sign_in',
  command: 'customers act-as',
  params: idParams,
  body: ActAsBody,
  answers: { 201: ActAsLink },
  errors: ['account_blocked', 'account_closed'],
  neverReplayed: true,
})

export const endCustomerSessions = endpoint({
  operation: 'endCustomerSessions',
  method: 'DELETE',
  url: `${operatorPath}/customers/:id/sessions`,
  summary: 'End all sessions of a customer',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers sign-out',
  params: idParams,
  answers: { 204: null },
})

export const closeCustomer = endpoint({
  operation: 'closeCustomer',
  method: 'POST',
  url: `${operatorPath}/customers/:id/close`,
  summary:
    'Close a customer’s account for them: their sessions end, they are told by mail, and the account is erased 30 days later. Everything that prevents it is answered at once',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers close',
  params: idParams,
  body: CloseCustomerBody,
  answers: { 200: CustomerDetail },
  errors: [...closingObstacles, 'conflict'],
})

export const reopenCustomer = endpoint({
  operation: 'reopenCustomer',
  method: 'POST',
  url: `${operatorPath}/customers/:id/reopen`,
  summary: 'Reopen a closed account that is not yet due to be erased; the customer is told by mail',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers reopen',
  params: idParams,
  body: ReopenCustomerBody,
  answers: { 200: CustomerDetail },
  errors: ['conflict', 'account_closed'],
})

export const listCustomerNotes = endpoint({
  operation: 'listCustomerNotes',
  method: 'GET',
  url: `${operatorPath}/customers/:id/notes`,
  summary: 'List internal notes about a customer',
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
  summary: 'Add an internal note about a customer',
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
  summary: 'Delete an internal note about a customer',
  tag,
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers remove-note',
  params: z.object({ id: Id, note_id: Id }),
  answers: { 204: null },
})
