import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { SharingActivity } from './activity.ts'
import { Colleague, ColleagueBody, ColleagueRequest, ColleagueRequestBody } from './colleague.ts'

const tag = 'Colleagues'
const shared = { tag, auth: ['bearer'], audience: 'billing', feature: 'company' } as const

export const listColleagues = endpoint({
  ...shared,
  operation: 'listColleagues',
  method: 'GET',
  url: `${billingPath}/colleagues`,
  summary: 'List colleagues: the accounts that the caller, or the owner of their company, shares data with',
  query: z.strictObject(pageQuery),
  answers: { 200: collection('colleagues', Colleague) },
  etag: true,
})

export const changeColleague = endpoint({
  ...shared,
  inPerson: true,
  operation: 'changeColleague',
  method: 'PUT',
  url: `${billingPath}/colleagues/:id`,
  summary: 'Grant or withdraw one permission of a colleague',
  params: idParams,
  body: ColleagueBody,
  answers: { 200: Colleague },
})

export const removeColleague = endpoint({
  ...shared,
  operation: 'removeColleague',
  method: 'DELETE',
  url: `${billingPath}/colleagues/:id`,
  summary: 'Remove a colleague; sharing ends in both directions',
  params: idParams,
  answers: { 204: null },
})

export const requestColleague = endpoint({
  ...shared,
  inPerson: true,
  operation: 'requestColleague',
  method: 'POST',
  url: `${billingPath}/colleagues/requests`,
  summary: 'Ask someone by e-mail to become a colleague',
  body: ColleagueRequestBody,
  answers: { 201: ColleagueRequest },
  errors: ['own_email', 'already_colleague', 'already_requested', 'asked_recently', 'too_many_requests'],
})

export const listSentRequests = endpoint({
  ...shared,
  operation: 'listSentRequests',
  method: 'GET',
  url: `${billingPath}/colleagues/requests/sent`,
  summary: 'List colleague requests sent by the caller',
  query: z.strictObject(pageQuery),
  answers: { 200: collection('requests', ColleagueRequest) },
})

export const listReceivedRequests = endpoint({
  ...shared,
  operation: 'listReceivedRequests',
  method: 'GET',
  url: `${billingPath}/colleagues/requests/received`,
  summary: 'List colleague requests sent to the caller',
  query: z.strictObject(pageQuery),
  answers: { 200: collection('requests', ColleagueRequest) },
})

export const acceptRequest = endpoint({
  ...shared,
  inPerson: true,
  operation: 'acceptRequest',
  method: 'POST',
  url: `${billingPath}/colleagues/requests/:id/accept`,
  summary: 'Accept a colleague request; nothing is shared until a permission is given',
  params: idParams,
  answers: { 200: ColleagueRequest },
})

export const rejectRequest = endpoint({
  ...shared,
  operation: 'rejectRequest',
  method: 'POST',
  url: `${billingPath}/colleagues/requests/:id/reject`,
  summary: 'Reject a colleague request',
  params: idParams,
  answers: { 200: ColleagueRequest },
})

export const withdrawRequest = endpoint({
  ...shared,
  operation: 'withdrawRequest',
  method: 'DELETE',
  url: `${billingPath}/colleagues/requests/:id`,
  summary: 'Withdraw a colleague request',
  params: idParams,
  answers: { 204: null },
})

export const listSharingActivity = endpoint({
  ...shared,
  operation: 'listSharingActivity',
  method: 'GET',
  url: `${billingPath}/colleagues/activity`,
  summary: 'List the history of sharing between the caller and their colleagues',
  query: z.strictObject({ ...pageQuery, sort: sortBy(['at'], '-at') }),
  answers: { 200: collection('entries', SharingActivity) },
})
