import { activationTypes } from '@foyer/contract/licensing/deliverable-facts.ts'
import { VersionBound } from '@foyer/contract/operator/licence.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod'
import { day, decimal, externalId, flag, line, moment, whole } from '../../platform/imports/cells.ts'
import type { Fault } from '../../platform/imports/imports.ts'
import type { ImportedCustomers } from '../account/index.ts'
import type { PricedSku } from '../catalogue/index.ts'
import { humanIdPrefix } from './licence-rules.ts'
import { versionsFit } from './staff/licence-change-rules.ts'

const version = z.string().refine((said) => VersionBound.safeParse(said).success, 'expected a version such as 26.11')

/** A licence in a line of an import. */
export const LicenceLine = z.object({
  id: externalId,
  customer: externalId,
  sku: line(100),
  quantity: whole(1, priceCap),
  key: z.exactOptional(z.string().regex(/^[\x21-\x7E]{16,200}$/, 'expected 16 to 200 characters without blanks')),
  human_id: z.exactOptional(line(40)),
  activation_type: z.enum(activationTypes).default('online'),
  usb_serial_number: z.exactOptional(line(100)),
  period_starts_on: z.exactOptional(day),
  paid_till: z.exactOptional(day),
  price: z.exactOptional(decimal),
  price_correction: decimal.default('0'),
  auto_renewable: flag.default(false),
  billing_kind: z.enum(['manual', 'internal']).default('manual'),
  servers_limit: z.exactOptional(whole(1)),
  version_min: z.exactOptional(version),
  version_max: z.exactOptional(version),
  retroview: flag.default(false),
  comment: z.exactOptional(line(255)),
  blocked: flag.default(false),
  terminated_at: z.exactOptional(moment),
  created_at: z.exactOptional(moment),
})
export type LicenceLine = z.output<typeof LicenceLine>

/** What lines are validated against. */
export interface Surroundings {
  readonly today: string
  readonly customers: ImportedCustomers
  readonly skus: ReadonlyMap<string, PricedSku>
  readonly usedKeys: ReadonlySet<string>
  readonly usedHumanIds: ReadonlySet<string>
}

/** Numbers that Foyer assigns later must not collide with imported ones. */
const ownForm = new RegExp(`^(?:${Object.values(humanIdPrefix).join('|')})-\\d+$`)

/** The price of a period with the decimals of its currency, or what is wrong with it. */
const priceFault = (
  { price, price_correction, quantity }: LicenceLine,
  { sku, price: listed }: PricedSku,
): Fault<LicenceLine> | null => {
  try {
    money(price_correction, sku.currency)
  } catch {
    return ['price_correction', `is finer than ${sku.currency} allows`]
  }
  try {
    if (price === undefined) listed(quantity)
    else if (money(price, sku.currency).minor < 0n) return ['price', 'expected zero or more']
    return null
  } catch {
    return price === undefined
      ? ['quantity', 'has no price in the catalogue: give one']
      : ['price', `is finer than ${sku.currency} allows`]
  }
}

const periodFaults = (row: LicenceLine, { sku }: PricedSku, today: string): (Fault<LicenceLine> | null)[] => {
  const { paid_till, period_starts_on, auto_renewable } = row
  const renews = sku.period !== 'one_time' && sku.billing_terms !== 'trial'
  return [
    (paid_till === undefined) === (period_starts_on === undefined)
      ? null
      : ['period_starts_on', 'is given with paid_till, or neither is'],
    paid_till !== undefined && period_starts_on !== undefined && period_starts_on >= paid_till
      ? ['period_starts_on', 'expected a day before paid_till']
      : null,
    auto_renewable && !renews ? ['auto_renewable', 'what is sold under this SKU does not renew'] : null,
    // It would be invoiced at once for a period that is over.
    auto_renewable && (paid_till === undefined || paid_till <= today || row.terminated_at !== undefined)
      ? ['auto_renewable', 'has ended: nothing is left to renew']
      : null,
  ]
}

/** What is wrong with a line, the most serious first. */
export const faultsOf = (
  row: LicenceLine,
  { today, customers, skus, usedKeys, usedHumanIds }: Surroundings,
): (Fault<LicenceLine> | null)[] => {
  const priced = skus.get(row.sku)
  return [
    customers.faultOf(row.customer),
    priced === undefined ? ['sku', 'is not in the catalogue'] : null,
    row.key !== undefined && usedKeys.has(row.key) ? ['key', 'belongs to another licence'] : null,
    row.human_id !== undefined && usedHumanIds.has(row.human_id) ? ['human_id', 'belongs to another licence'] : null,
    row.human_id !== undefined && ownForm.test(row.human_id)
      ? ['human_id', 'looks like one of Foyer’s own: leave it empty, or write it otherwise']
      : null,
    (row.activation_type === 'usb') === (row.usb_serial_number !== undefined)
      ? null
      : ['usb_serial_number', 'is given for activation by usb, and only then'],
    versionsFit({ version_min: row.version_min ?? null, version_max: row.version_max ?? null })
      ? null
      : ['version_max', 'expected version_min or a later one'],
    ...(priced === undefined ? [] : [priceFault(row, priced), ...periodFaults(row, priced, today)]),
  ]
}
