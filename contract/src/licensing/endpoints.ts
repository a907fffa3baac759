export * from './activation-endpoints.ts'
export * from './limit-endpoints.ts'
export * from './media-server-endpoints.ts'

import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { toSee } from '../readiness.ts'
import { idParams } from '../vocabulary/ids.ts'
import { OwnerFilter } from '../vocabulary/owner.ts'
import { collection, csvQuery, pageQuery, searchQuery, sortBy } from '../vocabulary/page.ts'
import { CategoryName, DeliverableCounts } from './counts.ts'
import { Deliverable, DeliverableState, OutcomeFilter, VersionRange } from './deliverable.ts'
import { EventBody } from './event.ts'
import { RetroviewBody, RetroviewResult } from './retroview.ts'

export * from './renewal-endpoints.ts'

const tag = 'Licences'
const narrowing = { outcome: z.optional(OutcomeFilter), owner: z.optional(OwnerFilter) }

export const listDeliverables = endpoint({
  operation: 'listDeliverables',
  method: 'GET',
  url: `${billingPath}/deliverables`,
  summary: 'List the caller’s licences and other deliverables, including those shared with them',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  query: z.strictObject({
    ...pageQuery,
    ...searchQuery,
    ...csvQuery,
    ...narrowing,
    category: z.optional(CategoryName),
    state: z.optional(DeliverableState),
    sort: sortBy(
      ['created_at', 'human_id', 'sku_name', 'paid_till', 'period', 'quantity', 'user_comment', 'key'],
      '-created_at',
    ),
  }),
  answers: { 200: collection('deliverables', Deliverable) },
  csv: true,
  etag: true,
})

export const countDeliverables = endpoint({
  operation: 'countDeliverables',
  method: 'GET',
  url: `${billingPath}/deliverables/counts`,
  summary: 'Count the caller’s deliverables by product category and state',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  query: z.strictObject({ ...searchQuery, ...narrowing }),
  answers: { 200: DeliverableCounts },
  etag: true,
})

export const getDeliverable = endpoint({
  operation: 'getDeliverable',
  method: 'GET',
  url: `${billingPath}/deliverables/:id`,
  summary: 'Get a licence or other deliverable',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  params: idParams,
  answers: { 200: Deliverable },
  etag: true,
})

export const getAvailableVersions = endpoint({
  operation: 'getAvailableVersions',
  method: 'GET',
  url: `${billingPath}/deliverables/:id/available_versions`,
  summary: 'Get the range of media server versions that a licence covers',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  params: idParams,
  answers: { 200: VersionRange },
})

export const enableRetroview = endpoint({
  operation: 'enableRetroview',
  method: 'POST',
  url: `${billingPath}/deliverables/retroview`,
  summary: 'Collect usage statistics of several licences, or of all',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  feature: 'billing',
  body: RetroviewBody,
  answers: { 200: RetroviewResult },
  errors: ['not_found'],
})

export const recordEvent = endpoint({
  operation: 'recordEvent',
  asks: toSee,
  method: 'POST',
  url: `${billingPath}/events`,
  summary: 'Record something that the person did on screen',
  tag,
  auth: ['bearer'],
  audience: 'billing',
  body: EventBody,
  answers: { 204: null },
})
