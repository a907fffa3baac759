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
  summary: 'List the operations that the caller may use',
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
  summary: 'Get the caller’s company and colleagues',
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
  summary: 'Create a company and become its owner',
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
  summary: 'Rename the company (owner only)',
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
  summary: 'List the members of the company: the owner first, then the caller, then the others',
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
  summary: 'Change a member’s roles (owner only; the owner’s own roles are fixed)',
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
  summary: 'Remove a member from the company (owner only; the owner cannot be removed)',
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
  summary: 'Leave the company; if the owner is its only member, the company ends, which must be done in person',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  answers: { 204: null },
  errors: ['company_has_members', 'in_person_only'],
})

export const listCompanyActivity = endpoint({
  operation: 'listCompanyActivity',
  method: 'GET',
  url: `${billingPath}/company/activity`,
  summary: 'List the company’s activity log (owner only)',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'company',
  query: z.strictObject({ ...pageQuery, sort: sortBy(['at'], '-at') }),
  answers: { 200: collection('entries', CompanyActivity) },
})
