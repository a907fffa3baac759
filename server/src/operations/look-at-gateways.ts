import type { Settings } from '../config.ts'
import { bankAccountsOf, checkGateways, isWrongIban } from '../modules/billing/index.ts'
import { createBranding } from '../modules/branding/index.ts'
import { createLog } from '../platform/log.ts'

interface GatewayFinding {
  readonly about: string
  readonly wrong: string | null
  readonly warning: true
}

/** What can be seen of bank accounts without asking anybody. */
const lookAtBanks = (brands: Settings['brands']): GatewayFinding[] =>
  Object.entries(brands).flatMap(([brand, { gateways }]) =>
    bankAccountsOf(gateways.bank_transfer).map(([purpose, { iban }]) => ({
      about: `bank account of ${brand} for ${purpose}`,
      wrong: isWrongIban(iban) ? `${iban} has wrong check digits: transfers to it would come back` : null,
      warning: true,
    })),
  )

/** The demo's providers are part of the server, which may not be running. */
export const lookAtGateways = async ({ demo, brands }: Settings): Promise<GatewayFinding[]> => {
  if (demo) return []
  const [clock, log] = [{ now: () => new Date() }, createLog('silent')]
  const checked = await checkGateways(createBranding(brands, log), { clock, log })
  const asked = checked.map(({ tenant, gateway, wrong }): GatewayFinding => ({
    about: `${gateway} of ${tenant}`,
    wrong,
    warning: true,
  }))
  return [...asked, ...lookAtBanks(brands)]
}
