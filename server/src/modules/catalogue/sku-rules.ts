import type { NewSku } from './sku-facts.ts'

const names = [
  'name',
  'category',
  'billing_terms',
  'period',
  'currency',
  'min_quantity',
  'published',
  'supported_external_gateways',
  'tiers',
] as const

/** Names of the fields that differ; all of them if there was no SKU before. */
export const changedFields = (before: NewSku | null, after: NewSku): string[] =>
  names.filter((name) => before === null || JSON.stringify(before[name]) !== JSON.stringify(after[name]))

export const isSame = (before: NewSku | null, after: NewSku): boolean => changedFields(before, after).length === 0
