import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { onlineGateways } from '@foyer/contract/vocabulary/gateway.ts'
import type { Branding } from '../../branding/index.ts'
import { gatewaysOf } from '../payments/payment-settings.ts'
import type { BreakerServices } from './circuit-breaker.ts'
import { openGateways } from './open-gateways.ts'

interface CheckedGateway {
  readonly tenant: string
  readonly gateway: string
  readonly wrong: string | null
}

/** The currencies in which each brand takes money, by its key. */
export const payableCurrencies = (
  branding: Branding,
  surroundings: BreakerServices,
): ReadonlyMap<string, readonly Currency[]> => {
  const gateway = openGateways(branding, null, surroundings)
  return new Map(
    branding.all.map(({ key }) => [
      key,
      currencies.filter((currency) => gatewaysOf({ branding, gateway }, key, currency).length > 0),
    ]),
  )
}

/** Asks each brand's providers whether they accept our keys. Changes nothing. */
export const checkGateways = async (branding: Branding, surroundings: BreakerServices): Promise<CheckedGateway[]> => {
  const gateways = openGateways(branding, null, surroundings)
  const all = branding.all.flatMap(({ key: tenant }) =>
    onlineGateways.map((gateway) => ({ tenant, gateway, adapter: gateways(tenant, gateway) })),
  )
  const checked = await Promise.all(
    all.map(async ({ tenant, gateway, adapter }) =>
      adapter === undefined ? [] : [{ tenant, gateway, wrong: await adapter.check() }],
    ),
  )
  return checked.flat()
}
