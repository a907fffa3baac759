import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { priceCap } from '../vocabulary/constants.ts'
import { idParams } from '../vocabulary/ids.ts'
import { queryNumber } from '../vocabulary/query-number.ts'
import { UpgradeBody, UpgradePreview, UpgradeResult } from './limit-change.ts'
import { Timeline } from './timeline.ts'
import { Usage } from './usage.ts'

const common = { tag: 'Licences', auth: ['bearer'], audience: 'billing', params: idParams } as const

export const previewUpgrade = endpoint({
  operation: 'previewUpgrade',
  method: 'GET',
  url: `${billingPath}/deliverables/:id/upgrade_preview`,
  summary: 'What raising the limit would cost, and how it would be settled',
  ...common,
  feature: 'billing',
  query: z.strictObject({
    quantity_delta: z.prefault(queryNumber(z.int(), z.minimum(1), z.maximum(priceCap)), 1),
  }),
  answers: { 200: UpgradePreview },
  errors: ['upgrade_not_possible', 'invalid', 'price_above_cap'],
})

export const upgradeDeliverable = endpoint({
  operation: 'upgradeDeliverable',
  method: 'POST',
  url: `${billingPath}/deliverables/:id/upgrade`,
  summary: 'Raise the limit',
  inPerson: true,
  ...common,
  feature: 'billing',
  body: UpgradeBody,
  answers: { 200: UpgradeResult },
  errors: ['upgrade_not_possible', 'price_above_cap', 'too_many_requests'],
})

export const getTimeline = endpoint({
  operation: 'getTimeline',
  method: 'GET',
  url: `${billingPath}/deliverables/:id/timeline`,
  summary: 'Everything that happened to the licence, the newest first',
  ...common,
  answers: { 200: Timeline },
  etag: true,
})

export const getUsage = endpoint({
  operation: 'getUsage',
  method: 'GET',
  url: `${billingPath}/deliverables/:id/usage`,
  summary: 'How much of the limit was used lately, and when it will be reached',
  ...common,
  answers: { 200: Usage },
  etag: true,
})
