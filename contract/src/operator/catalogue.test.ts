import { describe, expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import {
  ApplyCatalogueBody,
  CatalogueDraft,
  CatalogueEntry,
  CataloguePreview,
  CatalogueVersion,
  NewSkuBody,
  PreviewBody,
  PublishBody,
  SkuChangeBody,
  SkuFacts,
} from './catalogue.ts'

const time = '2026-11-21T22:14:03.120Z'
const facts = {
  name: 'Media Server Pro',
  category: { name: 'media_server', product: 'pro' },
  billing_terms: 'subscription',
  period: 'monthly',
  currency: 'EUR',
  min_quantity: 1,
  published: true,
  supported_external_gateways: ['paddle'],
  tiers: [{ from_quantity: 1, unit_price: 600 }],
}
const change = { id: 'k1', before: facts, after: facts, fields: ['tiers'] }
const quote = {
  price: 600,
  currency: 'EUR',
  quantity: 1,
  unit_price: 600,
  tax: 0,
  tax_amount: 0,
  total: 600,
  next_charge: { date: '2026-12-31', amount: 600 },
}

describe('the catalogue in the editor', () => {
  it('has these fields', () => {
    expect(fieldFacts(SkuFacts, facts)).toEqual(allRequired)
    const entry = { published: facts, draft: facts, revision: 3, outdated: false, edited_by: 'lena', edited_at: time }
    expect(fieldFacts(CatalogueEntry, { id: 'k1', ...entry, licences: 4 })).toEqual(allRequired)
    const warnings = [{ code: 'free', pointer: '/tiers/0/unit_price' }]
    const drafted = { ...change, warnings, outdated: false, edited_by: 'lena', edited_at: time, licences: 4 }
    expect(fieldFacts(CatalogueDraft, { revision: 7, changes: [drafted] })).toEqual(allRequired)
    const version = { number: 2, at: time, actor: 'operator:lena', reason: 'x', restores: 1, skus: 1, current: true }
    expect(fieldFacts(CatalogueVersion, version)).toEqual(allRequired)
    expect(fieldFacts(CataloguePreview, { current: quote, proposed: quote })).toEqual(allRequired)
  })

  it('is changed by bodies that refuse unknown fields', () => {
    expect(NewSkuBody.safeParse({ id: 'k1', ...facts }).success).toBe(true)
    for (const id of ['K1', 'k 1', '-k', '', 'k'.repeat(65)])
      expect(NewSkuBody.safeParse({ id, ...facts }).success, id).toBe(false)
    expect(SkuChangeBody.safeParse({ revision: 1 }).success).toBe(true)
    expect(SkuChangeBody.safeParse({ revision: 1, price: 2 }).success).toBe(false)
    expect(SkuChangeBody.safeParse({ name: 'x' }).success).toBe(false)
    expect(PreviewBody.safeParse({ id: 'k1', quantity: 2, country: 'SE', tiers: facts.tiers }).success).toBe(true)
    expect(PreviewBody.safeParse({ id: 'k1', quantity: 0 }).success).toBe(false)
    expect(PublishBody.safeParse({ revision: 1, reason: ' ' }).success).toBe(false)
    expect(ApplyCatalogueBody.safeParse({ skus: [], reason: 'x' }).success).toBe(false)
  })
})
