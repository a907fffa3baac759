import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { Abilities } from './abilities.ts'
import { CompanyActivity } from './activity.ts'
import { Company, CompanyBody, Member, MemberBody } from './company.ts'

export * from './colleague-endpoints.ts'
export * from './invite-endpoints.ts'
export * from './transfer-endpoints.ts'

const tag = 'Company'

export const getAbilities = endpoint({
  operation: 'getAbilities',
  method: 'GET',
  url: `${billingPath}/abilities`,
  summary: 'What the caller may do, as the server decides it',
  tag,
  auth: ['bearer'],
  asks: [],
  audience: 'billing',
  answers: { 200: Abilities },
  etag: true,
})

export const getCompany = endpoint({
  operation: 'getCompany',
  method: 'GET',
  url: `${billingPath}/company`,
  summary: 'The company of the caller, and whom they share with',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  answers: { 200: Company },
  etag: true,
})

export const createCompany = endpoint({
  operation: 'createCompany',
  method: 'POST',
  url: `${billingPath}/company`,
  summary: 'Make a company and own it',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  body: CompanyBody,
  answers: { 201: Company },
  errors: ['already_in_company'],
})

export const renameCompany = endpoint({
  operation: 'renameCompany',
  method: 'PATCH',
  url: `${billingPath}/company`,
  summary: 'Change the title; the owner alone',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  body: CompanyBody,
  answers: { 200: Company },
})

export const listMembers = endpoint({
  operation: 'listMembers',
  method: 'GET',
  url: `${billingPath}/company/members`,
  summary: 'The members: the owner, the caller, the others',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  query: z.strictObject(pageQuery),
  answers: { 200: collection('members', Member) },
  etag: true,
})

export const changeMember = endpoint({
  operation: 'changeMember',
  method: 'PATCH',
  url: `${billingPath}/company/members/:id`,
  summary: 'Change the roles of a member; the owner alone, and never their own',
  tag,
  auth: ['bearer'],
  inPerson: true,
  audience: 'billing',
  feature: 'company',
  params: idParams,
  body: MemberBody,
  answers: { 200: Member },
})

export const removeMember = endpoint({
  operation: 'removeMember',
  method: 'DELETE',
  url: `${billingPath}/company/members/:id`,
  summary: 'Remove a member; the owner alone, and never themself',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  params: idParams,
  answers: { 204: null },
})

export const leaveCompany = endpoint({
  operation: 'leaveCompany',
  method: 'DELETE',
  url: `${billingPath}/company/membership`,
  summary: 'Leave the company; an owner who is alone in it ends it',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  answers: { 204: null },
  errors: ['company_has_members'],
})

export const listCompanyActivity = endpoint({
  operation: 'listCompanyActivity',
  method: 'GET',
  url: `${billingPath}/company/activity`,
  summary: 'Who did what in the company, when and from where; for the owner',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  query: z.strictObject({ ...pageQuery, sort: sortBy(['at'], '-at') }),
  answers: { 200: collection('entries', CompanyActivity) },
})
