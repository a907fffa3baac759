import * as z from 'zod/mini'
import { Terms } from '../account/terms.ts'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { collection, csvQuery, dayQuery, pageQuery, queryWithDays, sortBy } from '../vocabulary/page.ts'
import { Count } from '../vocabulary/quantity.ts'
import { auditFilters } from './audit-filters.ts'
import {
  AuditEntry,
  BrandSettings,
  KeyCall,
  NewKeyBody,
  NewOperatorKey,
  NewTermsBody,
  OperatorChange,
  OperatorKey,
  StaffMember,
  TermsVersion,
} from './desk.ts'
import { ReasonBody } from './operator.ts'

const tag = 'Operators: keys, log and brand'

export const listAudit = endpoint({
  operation: 'listAudit',
  method: 'GET',
  url: `${operatorPath}/audit`,
  summary: 'Who did what, when and why',
  tag,
  auth: ['operator'],
  scope: 'audit:read',
  command: 'audit',
  query: queryWithDays({
    ...pageQuery,
    ...csvQuery,
    ...dayQuery,
    ...auditFilters,
    sort: sortBy(['at'], '-at'),
  }),
  answers: { 200: collection('entries', AuditEntry) },
  csv: true,
})

export const listOperators = endpoint({
  operation: 'listOperators',
  method: 'GET',
  url: `${operatorPath}/operators`,
  summary: 'Who works for the vendor',
  tag,
  auth: ['operator'],
  scope: 'operators:read',
  command: 'operators list',
  query: z.strictObject({ ...pageQuery, sort: sortBy(['name', 'created_at'], 'name') }),
  answers: { 200: collection('operators', StaffMember) },
})

export const changeOperator = endpoint({
  operation: 'changeOperator',
  method: 'PATCH',
  url: `${operatorPath}/operators/:id`,
  summary: 'Give a colleague another role, block them or let them in again; nobody changes themselves',
  tag,
  auth: ['operator'],
  scope: 'operators:write',
  command: 'operators change',
  params: idParams,
  body: OperatorChange,
  answers: { 200: StaffMember },
  errors: ['second_person_needed'],
})

export const listOperatorKeys = endpoint({
  operation: 'listOperatorKeys',
  method: 'GET',
  url: `${operatorPath}/keys`,
  summary: 'Keys, those that ended included',
  tag,
  auth: ['operator'],
  scope: 'operators:read',
  command: 'keys list',
  query: z.strictObject({ ...pageQuery, sort: sortBy(['created_at'], '-created_at') }),
  answers: { 200: collection('keys', OperatorKey) },
})

export const createOperatorKey = endpoint({
  operation: 'createOperatorKey',
  method: 'POST',
  url: `${operatorPath}/keys`,
  summary: 'Make a key; its secret is shown this once',
  tag,
  auth: ['operator'],
  scope: 'operators:write',
  command: 'keys create',
  body: NewKeyBody,
  answers: { 201: NewOperatorKey },
  neverReplayed: true,
})

export const revokeOperatorKey = endpoint({
  operation: 'revokeOperatorKey',
  method: 'POST',
  url: `${operatorPath}/keys/:id/revoke`,
  summary: 'End a key; its next call is refused',
  tag,
  auth: ['operator'],
  scope: 'operators:write',
  command: 'keys revoke',
  params: idParams,
  body: ReasonBody,
  answers: { 200: OperatorKey },
  errors: ['conflict'],
})

export const listKeyCalls = endpoint({
  operation: 'listKeyCalls',
  method: 'GET',
  url: `${operatorPath}/keys/:id/calls`,
  summary: 'What was called with a key in the last thirty days',
  tag,
  auth: ['operator'],
  scope: 'operators:read',
  command: 'keys calls',
  params: idParams,
  query: z.strictObject({ ...pageQuery, sort: sortBy(['at'], '-at') }),
  answers: { 200: collection('calls', KeyCall) },
})

export const listTermsVersions = endpoint({
  operation: 'listTermsVersions',
  method: 'GET',
  url: `${operatorPath}/terms`,
  summary: 'Versions of the terms of use',
  tag,
  auth: ['operator'],
  scope: 'legal:read',
  command: 'terms list',
  answers: {
    200: z.object({
      versions: z.array(TermsVersion),
      /** Accounts of the brand: so many are asked when the terms change. */
      accounts: Count,
    }),
  },
})

export const getTermsVersion = endpoint({
  operation: 'getTermsVersion',
  method: 'GET',
  url: `${operatorPath}/terms/:version/:locale`,
  summary: 'A version’s document in one language',
  tag,
  auth: ['operator'],
  scope: 'legal:read',
  params: z.object({ version: Id, locale: Locale }),
  answers: { 200: Terms },
})

export const publishTermsVersion = endpoint({
  operation: 'publishTermsVersion',
  method: 'POST',
  url: `${operatorPath}/terms`,
  summary: 'Publish another version: it is shown and accepted from now on',
  tag,
  auth: ['operator'],
  scope: 'legal:write',
  body: NewTermsBody,
  answers: { 201: TermsVersion },
  errors: ['conflict'],
})

export const getBrandSettings = endpoint({
  operation: 'getBrandSettings',
  method: 'GET',
  url: `${operatorPath}/brand`,
  summary: 'The brand as it is configured, secrets aside',
  tag,
  auth: ['operator'],
  scope: 'brands:read',
  command: 'brand',
  answers: { 200: BrandSettings },
})
