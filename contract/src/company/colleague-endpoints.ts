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
  summary: 'Whom the caller, or the owner of their company, shares with',
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
  summary: 'Give or withdraw one permission',
  params: idParams,
  body: ColleagueBody,
  answers: { 200: Colleague },
})

export const removeColleague = endpoint({
  ...shared,
  operation: 'removeColleague',
  method: 'DELETE',
  url: `${billingPath}/colleagues/:id`,
  summary: 'End sharing, in both directions',
  params: idParams,
  answers: { 204: null },
})

export const requestColleague = endpoint({
  ...shared,
  inPerson: true,
  operation: 'requestColleague',
  method: 'POST',
  url: `${billingPath}/colleagues/requests`,
  summary: 'Ask somebody by e-mail to become a colleague',
  body: ColleagueRequestBody,
  answers: { 201: ColleagueRequest },
  errors: ['own_email', 'already_colleague', 'already_requested', 'too_many_requests'],
})

export const listSentRequests = endpoint({
  ...shared,
  operation: 'listSentRequests',
  method: 'GET',
  url: `${billingPath}/colleagues/requests/sent`,
  summary: 'Requests that the caller sent',
  query: z.strictObject(pageQuery),
  answers: { 200: collection('requests', ColleagueRequest) },
})

export const listReceivedRequests = endpoint({
  ...shared,
  operation: 'listReceivedRequests',
  method: 'GET',
  url: `${billingPath}/colleagues/requests/received`,
  summary: 'Requests to the caller',
  query: z.strictObject(pageQuery),
  answers: { 200: collection('requests', ColleagueRequest) },
})

export const acceptRequest = endpoint({
  ...shared,
  inPerson: true,
  operation: 'acceptRequest',
  method: 'POST',
  url: `${billingPath}/colleagues/requests/:id/accept`,
  summary: 'Become colleagues; nothing is shared yet',
  params: idParams,
  answers: { 200: ColleagueRequest },
})

export const rejectRequest = endpoint({
  ...shared,
  operation: 'rejectRequest',
  method: 'POST',
  url: `${billingPath}/colleagues/requests/:id/reject`,
  summary: 'Reject a request to oneself',
  params: idParams,
  answers: { 200: ColleagueRequest },
})

export const withdrawRequest = endpoint({
  ...shared,
  operation: 'withdrawRequest',
  method: 'DELETE',
  url: `${billingPath}/colleagues/requests/:id`,
  summary: 'Take back a request that one sent',
  params: idParams,
  answers: { 204: null },
})

export const listSharingActivity = endpoint({
  ...shared,
  operation: 'listSharingActivity',
  method: 'GET',
  url: `${billingPath}/colleagues/activity`,
  summary: 'Who let whom see what, or no longer, when and from where; of the caller and their colleagues',
  query: z.strictObject({ ...pageQuery, sort: sortBy(['at'], '-at') }),
  answers: { 200: collection('entries', SharingActivity) },
})
