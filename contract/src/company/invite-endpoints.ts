import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery } from '../vocabulary/page.ts'
import { AcceptedInvite, Invite, InviteBody, inviteDirections, InviteLink, InviteView } from './company.ts'

const tag = 'Invites'

export const listInvites = endpoint({
  operation: 'listInvites',
  method: 'GET',
  url: `${billingPath}/company/invites`,
  summary: 'Open invites: those to the caller, or those of their company',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  query: z.strictObject({ ...pageQuery, direction: z.prefault(z.enum(inviteDirections), 'incoming') }),
  answers: { 200: collection('invites', Invite) },
  etag: true,
})

export const createInvite = endpoint({
  operation: 'createInvite',
  method: 'POST',
  url: `${billingPath}/company/invites`,
  summary: 'Invite somebody by e-mail, for seven days; the owner alone',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  body: InviteBody,
  answers: { 201: Invite },
  errors: ['own_email', 'already_member', 'already_invited', 'too_many_requests'],
})

export const getInvite = endpoint({
  operation: 'getInvite',
  method: 'GET',
  url: `${billingPath}/company/invites/:id`,
  summary: 'One open invite, for whom it is to or whose company it is of',
  tag,
  auth: ['custom', 'bearer'],
  audience: 'billing',
  feature: 'company',
  params: idParams,
  answers: { 200: InviteView },
  errors: ['link_invalid', 'link_expired'],
})

export const acceptInvite = endpoint({
  operation: 'acceptInvite',
  method: 'PATCH',
  url: `${billingPath}/company/invites/:id`,
  summary: 'Accept an invite: join with its roles and leave the company one was in',
  tag,
  auth: ['custom', 'bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  params: idParams,
  answers: { 200: AcceptedInvite },
  errors: ['link_invalid', 'link_expired', 'sign_in_needed', 'account_blocked', 'company_has_members'],
  neverReplayed: true,
})

export const endInvite = endpoint({
  operation: 'endInvite',
  method: 'DELETE',
  url: `${billingPath}/company/invites/:id`,
  summary: 'Reject an invite to oneself, or cancel one of one’s company',
  tag,
  auth: ['custom', 'bearer'],
  audience: 'billing',
  feature: 'company',
  params: idParams,
  answers: { 204: null },
  errors: ['link_invalid', 'link_expired', 'sign_in_needed'],
})

export const resendInvite = endpoint({
  operation: 'resendInvite',
  method: 'POST',
  url: `${billingPath}/company/invites/:id/resend`,
  summary: 'Mail the invite once more, for another seven days; the owner alone',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  params: idParams,
  answers: { 200: Invite },
  errors: ['too_many_requests'],
})

export const getInviteLink = endpoint({
  operation: 'getInviteLink',
  method: 'POST',
  url: `${billingPath}/company/invites/:id/link`,
  summary: 'An address of the invite to hand over by other ways than mail; the owner alone',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  params: idParams,
  answers: { 200: InviteLink },
  neverReplayed: true,
})
