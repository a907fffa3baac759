import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery } from '../vocabulary/page.ts'
import { AcceptedInvite, Invite, InviteBody, inviteDirections, InviteLink, InviteView, SentInvite } from './company.ts'

const tag = 'Invites'

export const listInvites = endpoint({
  operation: 'listInvites',
  method: 'GET',
  url: `${billingPath}/company/invites`,
  summary: 'List open invites, either to the caller or from their company',
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
  summary: 'Invite someone to the company by e-mail; the invite is valid for seven days (owner only)',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  body: InviteBody,
  answers: { 201: SentInvite },
  errors: ['own_email', 'already_member', 'already_invited', 'too_many_requests'],
})

export const getInvite = endpoint({
  operation: 'getInvite',
  method: 'GET',
  url: `${billingPath}/company/invites/:id`,
  summary: 'Get an open invite (the invited person or the company’s owner)',
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
  summary: 'Accept an invite: join the company with the invite’s roles and leave the current one',
  tag,
  auth: ['custom', 'bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  params: idParams,
  answers: { 200: AcceptedInvite },
  errors: [
    'link_invalid',
    'link_expired',
    'sign_in_needed',
    'account_blocked',
    'account_closed',
    'company_has_members',
  ],
  neverReplayed: true,
})

export const endInvite = endpoint({
  operation: 'endInvite',
  method: 'DELETE',
  url: `${billingPath}/company/invites/:id`,
  summary: 'Reject an invite to the caller, or cancel one from their company',
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
  summary: 'Send an invite again; it is valid for another seven days (owner only)',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  params: idParams,
  answers: { 200: SentInvite },
  errors: ['too_many_requests'],
})

export const getInviteLink = endpoint({
  operation: 'getInviteLink',
  method: 'POST',
  url: `${billingPath}/company/invites/:id/link`,
  summary: 'Create a link to an invite, to hand over by other means than e-mail (owner only)',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  params: idParams,
  answers: { 200: InviteLink },
  neverReplayed: true,
})
