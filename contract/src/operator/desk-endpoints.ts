import * as z from 'zod/mini'
import { Terms } from '../account/terms.ts'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Id, idParams } from '../vocabulary/ids.ts'
import { Locale } from '../vocabulary/locale.ts'
import { collection, csvQuery, dayQuery, longList, pageQuery, queryWithDays, sortBy } from '../vocabulary/page.ts'
import { Count } from '../vocabulary/quantity.ts'
import { auditFilters } from './audit-filters.ts'
import {
  AuditEntry,
  BrandSettings,
  KeyCall,
  NewKeyBody,
  NewOperatorKey,
  NewTermsBody,
  OperatorKey,
  TermsVersion,
} from './desk.ts'
import { ReasonBody } from './operator.ts'

const tag = 'Operators: keys, log and brand'

export const listAudit = endpoint({
  operation: 'listAudit',
  method: 'GET',
  url: `${operatorPath}/audit`,
  summary: 'List audit log entries',
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
  answers: { 200: z.extend(collection('entries', AuditEntry), longList) },
  csv: true,
})

export const listOperatorKeys = endpoint({
  operation: 'listOperatorKeys',
  method: 'GET',
  url: `${operatorPath}/keys`,
  summary: 'List operator keys, including expired and revoked ones',
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
  summary:
    'Create an operator key; its secret is shown only once. A session whose sign-in is older than 15 minutes needs the password, and a code if two-step sign-in is on',
  tag,
  auth: ['operator'],
  scope: 'operators:write',
  command: 'keys create',
  body: NewKeyBody,
  ofSession: ['password', 'code'],
  answers: { 201: NewOperatorKey },
  errors: ['required', 'wrong_password', 'wrong_code', 'conflict', 'too_many_requests'],
  neverReplayed: true,
})

export const revokeOperatorKey = endpoint({
  operation: 'revokeOperatorKey',
  method: 'POST',
  url: `${operatorPath}/keys/:id/revoke`,
  summary: 'Revoke an operator key and the keys that were made with it; their next call is refused',
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
  summary: 'List the calls made with a key in the last thirty days',
  tag,
  auth: ['operator'],
  scope: 'operators:read',
  command: 'keys calls',
  params: idParams,
  query: z.strictObject({ ...pageQuery, sort: sortBy(['at'], '-at') }),
  answers: { 200: z.extend(collection('calls', KeyCall), longList) },
})

export const listTermsVersions = endpoint({
  operation: 'listTermsVersions',
  method: 'GET',
  url: `${operatorPath}/terms`,
  summary: 'List versions of the terms of use',
  tag,
  auth: ['operator'],
  scope: 'legal:read',
  command: 'terms list',
  answers: {
    200: z.object({
      versions: z.array(TermsVersion),
      /** The number of accounts of the brand, all of which are asked to accept new terms. */
      accounts: Count,
    }),
  },
})

export const getTermsVersion = endpoint({
  operation: 'getTermsVersion',
  method: 'GET',
  url: `${operatorPath}/terms/:version/:locale`,
  summary: 'Get the PDF of a version of the terms of use in one language',
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
  summary: 'Publish a version of the terms of use; customers see and accept it at once',
  tag,
  auth: ['operator'],
  scope: 'legal:write',
  command: 'terms publish',
  body: NewTermsBody,
  answers: { 201: TermsVersion },
  errors: ['conflict'],
})

export const getBrandSettings = endpoint({
  operation: 'getBrandSettings',
  method: 'GET',
  url: `${operatorPath}/brand`,
  summary: 'Get the brand’s configuration, with secrets masked',
  tag,
  auth: ['operator'],
  scope: 'brands:read',
  command: 'brand',
  answers: { 200: BrandSettings },
})
