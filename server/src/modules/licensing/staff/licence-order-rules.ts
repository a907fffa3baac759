import type { LicenceOrder, StaffLicence } from '@foyer/contract/operator/licence.ts'
import { licenceOrders } from '@foyer/contract/operator/licence.ts'
import { isRenewedAlike } from '@foyer/contract/vocabulary/charged-by-day.ts'
import type { PricedSku } from '../../catalogue/index.ts'
import { isRenewable, isRenewed } from '../renewals/renewal-rules.ts'
import type { LockedRow } from '../store.ts'

const isRunning = ({ terminated_at }: LockedRow): boolean => terminated_at === null

/** An external service keeps charging what was agreed. */
const isOurs = (licence: LockedRow): boolean => isRunning(licence) && licence.billing_kind !== 'external'

/** The states of a licence that allow each order. */
export const beginsFrom: Readonly<Record<LicenceOrder, (licence: LockedRow) => boolean>> = {
  change_sku: (licence) => isOurs(licence) && licence.billing_terms !== 'trial',
  decrease: isOurs,
  set_price_correction: (licence) => isOurs(licence) && isRenewable(licence),
  terminate: isRunning,
  restore: (licence) => !isRunning(licence),
  discontinue: isRenewed,
  recommence: (licence) => isOurs(licence) && isRenewable(licence) && !licence.auto_renewable,
  update_properties: isRunning,
  prolong: isRenewable,
}

/** What can be ordered for a licence now. */
export const canOf = (licence: LockedRow): StaffLicence['can'] =>
  // The type of fromEntries does not say that all keys are present.
  Object.fromEntries(licenceOrders.map((order) => [order, beginsFrom[order](licence)])) as StaffLicence['can']

/** Whether a SKU can replace the licence’s own: the same kind of product, sold and renewed in the same way and currency. */
export const isAnotherPlan = ({ sku }: PricedSku, licence: LockedRow): boolean =>
  sku.id !== licence.sku_id &&
  sku.currency === licence.currency &&
  sku.category.name === licence.category &&
  sku.billing_terms === licence.billing_terms &&
  isRenewedAlike(sku.period, licence.period)
