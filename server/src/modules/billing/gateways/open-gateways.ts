import type { Brand, Branding } from '../../branding/index.ts'
import { type BreakerServices, type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { cloudPaymentsGateway } from './cloudpayments/index.ts'
import type { Gateway } from './gateway.ts'
import { paddleGateway } from './paddle/index.ts'
import { plansByMonths } from './paddle/plans.ts'
import { payProGateway } from './paypro/index.ts'
import { stripeGateway } from './stripe/index.ts'

/** A brand’s payment provider, if the brand has it. */
export type Gateways = (tenant: string, gateway: string) => Gateway | undefined

/** The address of a provider’s stand-in, for the demo; null if there is none. */
type Sandbox = ((gateway: string) => string) | null

type Maker = (gateways: Brand['gateways'], sandbox: Sandbox, line: CircuitBreaker) => Gateway | undefined

const makers: Readonly<Record<string, Maker>> = {
  stripe: ({ stripe }, sandbox, line) =>
    stripe && stripeGateway({ ...stripe, api_url: stripe.api_url ?? sandbox?.('stripe') }, line),
  cloudpayments: ({ cloudpayments }, sandbox, line) =>
    cloudpayments &&
    cloudPaymentsGateway(
      {
        ...cloudpayments,
        api_url: cloudpayments.api_url ?? sandbox?.('cloudpayments') ?? 'https://api.cloudpayments.ru',
      },
      line,
    ),
  paddle: ({ paddle }, sandbox, line) =>
    paddle &&
    paddleGateway(
      {
        ...paddle,
        plans: plansByMonths(paddle),
        api_url: paddle.api_url ?? sandbox?.('paddle') ?? 'https://vendors.paddle.com/api',
      },
      line,
    ),
  paypro: ({ paypro }, sandbox, line) =>
    paypro &&
    payProGateway(
      {
        ...paypro,
        api_url: paypro.api_url ?? sandbox?.('paypro') ?? 'https://store.payproglobal.com',
        checkout_url:
          paypro.checkout_url ??
          (sandbox === null ? 'https://store.payproglobal.com/checkout' : `${sandbox('paypro')}/checkout`),
      },
      line,
    ),
}

/**
 * The gateways by brand, each created once with a connection of its own. `sandbox` returns the stand-ins’ addresses, for the demo, whose
 * port may only be known later.
 */
export const openGateways = (branding: Branding, sandbox: Sandbox, surroundings: BreakerServices): Gateways => {
  const made = new Map<string, Gateway>()
  return (tenant, gateway) => {
    const name = `${tenant} ${gateway}`
    const known = made.get(name)
    if (known !== undefined) return known
    const brand = branding.find(tenant)
    // Inherited properties of an object are no gateways.
    const maker = Object.hasOwn(makers, gateway) ? makers[gateway] : undefined
    const created = brand && maker?.(brand.gateways, sandbox, createCircuitBreaker(name, surroundings))
    if (created !== undefined) made.set(name, created)
    return created
  }
}
