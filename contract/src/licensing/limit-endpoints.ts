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
  summary: 'Preview the cost of raising the limit and how it will be settled',
  ...common,
  feature: 'billing',
  query: z.strictObject({
    quantity_delta: z.prefault(queryNumber(z.int(), z.minimum(1), z.maximum(priceCap)), 1),
  }),
  answers: { 200: UpgradePreview },
  errors: ['upgrade_not_possible', 'invalid', 'price_above_cap', 'price_not_higher'],
})

export const upgradeDeliverable = endpoint({
  operation: 'upgradeDeliverable',
  method: 'POST',
  url: `${billingPath}/deliverables/:id/upgrade`,
  summary: 'Raise the limit of a licence',
  inPerson: true,
  ...common,
  feature: 'billing',
  body: UpgradeBody,
  answers: { 200: UpgradeResult },
  errors: ['upgrade_not_possible', 'price_changed', 'price_above_cap', 'price_not_higher', 'too_many_requests'],
})

export const getTimeline = endpoint({
  operation: 'getTimeline',
  method: 'GET',
  url: `${billingPath}/deliverables/:id/timeline`,
  summary: 'Get the history of a licence, newest first',
  ...common,
  answers: { 200: Timeline },
  etag: true,
})

export const getUsage = endpoint({
  operation: 'getUsage',
  method: 'GET',
  url: `${billingPath}/deliverables/:id/usage`,
  summary: 'Get recent usage against the limit and the day it is expected to be reached',
  ...common,
  answers: { 200: Usage },
  etag: true,
})
