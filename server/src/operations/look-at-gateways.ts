import type { Settings } from '../config.ts'
import { checkGateways } from '../modules/billing/index.ts'
import { createBranding } from '../modules/branding/index.ts'
import { createLog } from '../platform/log.ts'

interface GatewayFinding {
  readonly about: string
  readonly wrong: string | null
  readonly warning: true
}

/** The demo's providers are part of the server, which may not be running. */
export const lookAtGateways = async ({ demo, brands }: Settings): Promise<GatewayFinding[]> => {
  if (demo) return []
  const clock = { now: () => new Date() }
  const checked = await checkGateways(createBranding(brands), { clock, log: createLog('silent') })
  return checked.map(({ tenant, gateway, wrong }) => ({ about: `${gateway} of ${tenant}`, wrong, warning: true }))
}
