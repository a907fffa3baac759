import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import { takesCards } from '../../../lib/payment-gateways.ts'

export const tabNames = ['unpaid', 'invoices', 'payments', 'methods'] as const
export type TabName = (typeof tabNames)[number]

export const tabPaths: Readonly<Record<TabName, string>> = {
  unpaid: '/unpaid-invoices',
  invoices: '/invoices',
  payments: '/payments',
  methods: '/payment-methods',
}

interface TabFacts {
  /** Unpaid invoices. */
  readonly unpaid: number
  /** Undefined if they could not be loaded; their page says so itself. */
  readonly gateways: readonly PaymentGateway[] | undefined
}

/** The tabs of billing: "unpaid" only while something is unpaid, cards only if a gateway takes them. */
export const tabsFor = ({ unpaid, gateways }: TabFacts): readonly TabName[] =>
  tabNames.filter((name) => {
    if (name === 'unpaid') return unpaid > 0
    return name === 'methods' ? gateways === undefined || takesCards(gateways) : true
  })
