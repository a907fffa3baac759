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
  CatalogueRollback,
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
  summary: 'List all SKUs, published or not, with their drafts',
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
  summary: 'Export the published catalogue, in the form that apply takes',
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
  summary: 'Get a SKU as published and as drafted',
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
  summary: 'Add a new SKU to the draft',
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
  summary: 'Change a SKU in the draft; customers see the change once it is published',
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
  summary: 'Remove a SKU from the draft; its published form stays as it is',
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
  summary: 'Preview the price for a quantity, now and after publishing; nothing is changed',
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
  summary: 'Get all changes in the draft, with warnings',
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
  summary: 'Publish the draft; the new prices apply at once',
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
  summary: 'Publish a list of SKUs directly, without the draft',
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
  summary: 'List the published versions of the catalogue',
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
  summary: 'Get a published version, with each SKU before and after it',
  tag,
  auth: ['operator'],
  scope: 'catalogue:read',
  command: 'catalogue version',
  params: versionParams,
  answers: { 200: CatalogueVersionDetail },
})

export const previewCatalogueRestore = endpoint({
  operation: 'previewCatalogueRestore',
  method: 'GET',
  url: `${path}/versions/:number/restore`,
  summary: 'Get all changes that restoring a version would make, with warnings; nothing is changed',
  tag,
  auth: ['operator'],
  scope: 'catalogue:read',
  command: 'catalogue preview-restore',
  params: versionParams,
  answers: { 200: CatalogueRollback },
})

export const restoreCatalogueVersion = endpoint({
  operation: 'restoreCatalogueVersion',
  method: 'POST',
  url: `${path}/versions/:number/restore`,
  summary: 'Publish an earlier version again; SKUs added since then are taken off sale',
  tag,
  auth: ['operator'],
  scope: 'catalogue:write',
  command: 'catalogue restore',
  params: versionParams,
  body: PublishBody,
  answers: { 201: CatalogueVersionDetail },
  errors: ['conflict'],
})
