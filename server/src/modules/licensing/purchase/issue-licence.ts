import type { ActivationType, BillingKind, Outcome } from '@foyer/contract/licensing/deliverable.ts'
import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Delivered } from '../../billing/index.ts'
import type { PricedSku } from '../../catalogue/index.ts'
import { ofLicence } from '../audited.ts'
import { firstHumanNumber, humanIdPrefix } from '../licence-rules.ts'
import type { Services } from '../services.ts'
import { insertDeliverable, takeHumanNumber } from '../store.ts'
import { firstPeriodColumns, skuColumns } from './column-rules.ts'
import { makeLicenceKey } from './licence-key.ts'
import { firstPeriodEnd } from './purchase-rules.ts'

interface Wishes {
  readonly tenant: string
  readonly account_id: string
  readonly quantity: number
  /** Added to the catalogue price of each period, as agreed with this customer; a plain decimal. */
  readonly price_correction?: string
  readonly actor: string
  /** The first day of its first period. */
  readonly starts_on: string
  /** Given if it is not the end of the first period; null for a licence that never ends. */
  readonly paid_till?: string | null
  readonly outcome?: Outcome
  readonly activation_type?: ActivationType
  readonly usb_serial_number?: string
  readonly version_min?: string
  readonly version_max?: string
  readonly servers_limit?: number
  readonly user_comment?: string
  readonly retroview?: boolean
  readonly retroview_manageable?: boolean
  readonly billing_kind?: BillingKind
  readonly auto_renewable?: boolean
  readonly gateway?: Gateway
  readonly created_at?: Date
}

/** Something of the current catalogue that becomes a licence. */
export interface NewLicence extends Wishes {
  readonly sku_id: string
}

/** Something of the catalogue at the time it was sold. */
interface SoldLicence extends Wishes {
  readonly priced: PricedSku
}

const wishedColumns = (licence: Wishes) => ({
  price_correction: licence.price_correction ?? '0',
  gateway: licence.gateway ?? null,
  outcome: licence.outcome ?? 'license',
  activation_type: licence.activation_type ?? 'online',
  usb_serial_number: licence.usb_serial_number ?? null,
  version_min: licence.version_min ?? null,
  version_max: licence.version_max ?? null,
  servers_limit: licence.servers_limit ?? null,
  user_comment: licence.user_comment ?? '',
  retroview: licence.retroview ?? false,
  retroview_manageable: licence.retroview_manageable ?? true,
  billing_kind: licence.billing_kind ?? 'manual',
  auto_renewable: licence.auto_renewable ?? false,
})

/** Creates a licence in the caller’s transaction, with key, readable id and catalogue price. */
export const issueLicence = async (
  services: Services,
  tx: Tx,
  licence: NewLicence | SoldLicence,
): Promise<Delivered> => {
  const { clock, audit, catalogue } = services
  const { tenant, account_id, quantity, starts_on, actor } = licence
  const priced = 'priced' in licence ? licence.priced : await catalogue.get(tx, licence.sku_id)
  const prefix = humanIdPrefix[priced.sku.category.name]
  const id = makeId(clock)
  const human_id = `${prefix}-${await takeHumanNumber(tx, tenant, prefix, firstHumanNumber)}`
  const endsOn = licence.paid_till === undefined ? firstPeriodEnd(priced, starts_on) : licence.paid_till
  await insertDeliverable(tx, {
    id,
    tenant,
    account_id,
    human_id,
    key: makeLicenceKey(),
    created_at: licence.created_at ?? clock.now(),
    ...skuColumns(priced, quantity),
    ...firstPeriodColumns(makeId(clock), starts_on, endsOn),
    ...wishedColumns(licence),
  })
  const about = { ...ofLicence(id, account_id), changes: { sku_id: priced.sku.id, quantity } }
  await audit(tx, { tenant, actor, actor_ip: null, action: 'licence_issued', ...about })
  return { id, human_id, name: priced.sku.name, period: endsOn === null ? null : { starts_on, ends_on: endsOn } }
}
