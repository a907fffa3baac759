import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Locale } from '../vocabulary/locale.ts'
import { collection, pageQuery } from '../vocabulary/page.ts'
import { AccountActivity } from './activity.ts'
import { PhoneCodeBody, PhoneConfirmBody, Retry } from './confirmation.ts'
import { AccountExport } from './export.ts'
import { EmailChangeBody, Profile, ProfileBody } from './profile.ts'
import { AcceptTermsBody, Terms } from './terms.ts'

const tag = 'Profile'

export const getProfile = endpoint({
  operation: 'getProfile',
  method: 'GET',
  url: `${billingPath}/profile`,
  summary: 'Get the profile of the signed-in person',
  tag,
  auth: ['bearer'],
  asks: [],
  audience: 'billing',
  answers: { 200: Profile },
  etag: true,
})

export const updateProfile = endpoint({
  operation: 'updateProfile',
  method: 'PUT',
  url: `${billingPath}/profile`,
  summary: 'Update the profile; setting a new password ends all other sessions',
  tag,
  auth: ['bearer'],
  asks: [],
  audience: 'billing',
  body: ProfileBody,
  answers: { 200: Profile },
  errors: [
    'required',
    'wrong_password',
    'invalid_phone',
    'invalid_tax_id',
    'countries_differ',
    'not_printable',
    'conflict',
    'too_many_requests',
  ],
})

export const changeEmail = endpoint({
  operation: 'changeEmail',
  method: 'POST',
  url: `${billingPath}/profile/email`,
  summary: 'Request a change of e-mail; it takes effect when the link sent to the new address is opened',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  feature: 'account_confirmation',
  body: EmailChangeBody,
  answers: { 200: Retry },
  errors: ['own_email', 'wrong_password', 'conflict', 'too_many_requests'],
})

export const exportProfile = endpoint({
  operation: 'exportProfile',
  method: 'GET',
  url: `${billingPath}/profile/export`,
  summary: 'Export all data held about the account',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  answers: { 200: AccountExport },
  errors: ['too_many_requests'],
})

export const listAccountActivity = endpoint({
  operation: 'listAccountActivity',
  method: 'GET',
  url: `${billingPath}/profile/activity`,
  summary: 'List what was done in the account, by whom and when, latest first',
  tag,
  auth: ['bearer'],
  asks: [],
  audience: 'billing',
  query: z.strictObject(pageQuery),
  answers: { 200: collection('entries', AccountActivity) },
})

export const getTerms = endpoint({
  operation: 'getTerms',
  method: 'GET',
  url: `${billingPath}/legal/terms`,
  summary: 'Get the brand’s terms of use as a PDF',
  tag,
  auth: ['bearer', 'none'],
  asks: [],
  audience: 'billing',
  query: z.strictObject({
    /** Defaults to the language of the account, or else of the brand. */
    locale: z.optional(Locale),
  }),
  answers: { 200: Terms },
  errors: ['not_found'],
})

export const acceptTerms = endpoint({
  operation: 'acceptTerms',
  method: 'POST',
  url: `${billingPath}/legal/terms/accept`,
  summary: 'Accept the current terms of use',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  feature: 'terms',
  body: z.optional(AcceptTermsBody),
  answers: { 204: null },
  errors: ['terms_outdated'],
})

export const sendPhoneCode = endpoint({
  operation: 'sendPhoneCode',
  method: 'POST',
  url: `${billingPath}/confirmation/phone/send`,
  summary: 'Send a confirmation code to a phone number',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  body: PhoneCodeBody,
  answers: { 200: Retry },
  errors: ['invalid_phone', 'too_many_requests', 'unavailable'],
})

export const confirmPhone = endpoint({
  operation: 'confirmPhone',
  method: 'POST',
  url: `${billingPath}/confirmation/phone`,
  summary: 'Confirm a phone number with the code sent to it and save it in the profile',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  body: PhoneConfirmBody,
  answers: { 204: null },
  errors: ['wrong_code', 'too_many_requests'],
})
