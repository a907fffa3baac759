import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { queryNumber } from '../vocabulary/query-number.ts'
import {
  AppliedCatalogue,
  ApplyCatalogueBody,
  CatalogueDraft,
  CatalogueEntry,
  CataloguePreview,
  CatalogueVersion,
  CatalogueVersionDetail,
  NewSkuBody,
  PreviewBody,
  PublishBody,
  SkuChangeBody,
  SkuDiscardBody,
} from './catalogue.ts'

const tag = 'Operators: catalogue'
const path = `${operatorPath}/catalogue` as const

export const listCatalogue = endpoint({
  operation: 'listCatalogue',
  method: 'GET',
  url: `${path}/skus`,
  summary: 'All that is or was on sale, with what is to be changed',
  tag,
  auth: ['operator'],
  scope: 'catalogue:read',
  command: 'catalogue list',
  answers: { 200: z.object({ skus: z.array(CatalogueEntry) }) },
})

export const exportCatalogue = endpoint({
  operation: 'exportCatalogue',
  method: 'GET',
  url: `${path}/export`,
  summary: 'The published catalogue, in the form in which it is applied',
  tag,
  auth: ['operator'],
  scope: 'catalogue:read',
  command: 'catalogue export',
  answers: { 200: z.object({ skus: z.array(NewSkuBody) }) },
})

export const getCatalogueSku = endpoint({
  operation: 'getCatalogueSku',
  method: 'GET',
  url: `${path}/skus/:id`,
  summary: 'One SKU, published and in the draft',
  tag,
  auth: ['operator'],
  scope: 'catalogue:read',
  command: 'catalogue show',
  params: idParams,
  answers: { 200: CatalogueEntry },
})

export const addCatalogueSku = endpoint({
  operation: 'addCatalogueSku',
  method: 'POST',
  url: `${path}/skus`,
  summary: 'Put another SKU into the draft',
  tag,
  auth: ['operator'],
  scope: 'catalogue:write',
  command: 'catalogue add',
  body: NewSkuBody,
  answers: { 201: CatalogueEntry },
  errors: ['conflict', 'tiers_unsorted', 'tier_missing', 'too_fine', 'price_above_cap', 'period_unfit'],
})

export const changeCatalogueSku = endpoint({
  operation: 'changeCatalogueSku',
  method: 'PATCH',
  url: `${path}/skus/:id`,
  summary: 'Change a SKU in the draft; customers see it once it is published',
  tag,
  auth: ['operator'],
  scope: 'catalogue:write',
  command: 'catalogue change',
  params: idParams,
  body: SkuChangeBody,
  answers: { 200: CatalogueEntry },
  errors: ['conflict', 'tiers_unsorted', 'tier_missing', 'too_fine', 'price_above_cap', 'period_unfit', 'sku_fixed'],
})

export const discardCatalogueSku = endpoint({
  operation: 'discardCatalogueSku',
  method: 'POST',
  url: `${path}/skus/:id/discard`,
  summary: 'Take a SKU out of the draft; it stays as it is published',
  tag,
  auth: ['operator'],
  scope: 'catalogue:write',
  command: 'catalogue discard',
  params: idParams,
  body: SkuDiscardBody,
  answers: { 204: null },
  errors: ['conflict'],
})

export const previewCatalogue = endpoint({
  operation: 'previewCatalogue',
  method: 'POST',
  url: `${path}/preview`,
  summary: 'What so many would cost a customer, now and after publishing; changes nothing',
  tag,
  auth: ['operator'],
  scope: 'catalogue:read',
  command: 'catalogue preview',
  body: PreviewBody,
  answers: { 200: CataloguePreview },
  errors: ['tiers_unsorted', 'tier_missing', 'too_fine', 'price_above_cap', 'period_unfit', 'sku_fixed'],
})

export const getCatalogueDraft = endpoint({
  operation: 'getCatalogueDraft',
  method: 'GET',
  url: `${path}/draft`,
  summary: 'All that publishing would change, and what to look at first',
  tag,
  auth: ['operator'],
  scope: 'catalogue:read',
  command: 'catalogue draft',
  answers: { 200: CatalogueDraft },
})

export const publishCatalogue = endpoint({
  operation: 'publishCatalogue',
  method: 'POST',
  url: `${path}/publish`,
  summary: 'Publish the draft as one: from now on customers buy at these prices',
  tag,
  auth: ['operator'],
  scope: 'catalogue:write',
  command: 'catalogue publish',
  body: PublishBody,
  answers: { 201: CatalogueVersionDetail },
  errors: ['conflict'],
})

export const applyCatalogue = endpoint({
  operation: 'applyCatalogue',
  method: 'POST',
  url: `${path}/apply`,
  summary: 'Publish SKUs as they are given, past the draft',
  tag,
  auth: ['operator'],
  scope: 'catalogue:write',
  command: 'catalogue apply',
  body: ApplyCatalogueBody,
  answers: { 200: AppliedCatalogue },
  errors: ['tiers_unsorted', 'tier_missing', 'too_fine', 'price_above_cap', 'period_unfit', 'sku_fixed'],
})

export const listCatalogueVersions = endpoint({
  operation: 'listCatalogueVersions',
  method: 'GET',
  url: `${path}/versions`,
  summary: 'What was published, when, by whom and why',
  tag,
  auth: ['operator'],
  scope: 'catalogue:read',
  command: 'catalogue history',
  query: z.strictObject({ ...pageQuery, sort: sortBy(['number'], '-number') }),
  answers: { 200: collection('versions', CatalogueVersion) },
})

const versionParams = z.object({ number: queryNumber(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1)) })

export const getCatalogueVersion = endpoint({
  operation: 'getCatalogueVersion',
  method: 'GET',
  url: `${path}/versions/:number`,
  summary: 'One publishing, with each SKU before and after it',
  tag,
  auth: ['operator'],
  scope: 'catalogue:read',
  command: 'catalogue version',
  params: versionParams,
  answers: { 200: CatalogueVersionDetail },
})

export const restoreCatalogueVersion = endpoint({
  operation: 'restoreCatalogueVersion',
  method: 'POST',
  url: `${path}/versions/:number/restore`,
  summary: 'Publish anew what was valid after this version; what is newer is taken off sale',
  tag,
  auth: ['operator'],
  scope: 'catalogue:write',
  command: 'catalogue restore',
  params: versionParams,
  body: PublishBody,
  answers: { 201: CatalogueVersionDetail },
  errors: ['conflict'],
})
