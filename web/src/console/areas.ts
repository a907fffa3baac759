import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import {
  KeyRound,
  KeySquare,
  Landmark,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  Palette,
  ReceiptText,
  Scale,
  ScrollText,
  Shapes,
  Sunrise,
  Tags,
  UserCog,
  UserRoundCheck,
  Users,
  Webhook,
} from 'lucide-react'
import type { en } from './locale/en.ts'
import { paths } from './paths.ts'

export type AreaName = keyof (typeof en)['areas']

/** A part of the console: its place in the menu, and the scope that a role needs to see it. */
export interface Area {
  readonly name: AreaName
  readonly icon: LucideIcon
  readonly to: string
  readonly needs: OperatorScope
  /** The key after `g`, by its position on the keyboard. */
  readonly key?: string
}

/** The daily work, from top to bottom. */
const work: readonly Area[] = [
  { name: 'today', icon: Sunrise, to: paths.today, needs: 'orders:read', key: 'KeyD' },
  { name: 'tickets', icon: LifeBuoy, to: paths.tickets, needs: 'tickets:read', key: 'KeyT' },
  { name: 'customers', icon: Users, to: paths.customers, needs: 'customers:read', key: 'KeyC' },
  { name: 'orders', icon: ReceiptText, to: paths.orders, needs: 'orders:read', key: 'KeyO' },
  { name: 'approvals', icon: UserRoundCheck, to: paths.approvals, needs: 'orders:read', key: 'KeyA' },
  { name: 'payments', icon: Landmark, to: paths.payments, needs: 'orders:read', key: 'KeyP' },
  { name: 'licences', icon: KeyRound, to: paths.licences, needs: 'licences:read', key: 'KeyL' },
]

/** Occasional settings. */
const setUp: readonly Area[] = [
  { name: 'replies', icon: MessageSquareText, to: paths.replies, needs: 'tickets:read', key: 'KeyR' },
  { name: 'categories', icon: Shapes, to: paths.categories, needs: 'tickets:read' },
  { name: 'catalogue', icon: Tags, to: paths.catalogue, needs: 'catalogue:read', key: 'KeyK' },
  { name: 'brand', icon: Palette, to: paths.brand, needs: 'brands:read' },
  { name: 'terms', icon: Scale, to: paths.terms, needs: 'legal:read' },
  { name: 'operators', icon: UserCog, to: paths.operators, needs: 'operators:read' },
  { name: 'keys', icon: KeySquare, to: paths.keys, needs: 'operators:read' },
  { name: 'webhooks', icon: Webhook, to: paths.webhooks, needs: 'webhooks:read' },
  { name: 'jobs', icon: ListChecks, to: paths.jobs, needs: 'jobs:read', key: 'KeyJ' },
  { name: 'audit', icon: ScrollText, to: paths.audit, needs: 'audit:read', key: 'KeyH' },
]

const areas: readonly Area[] = [...work, ...setUp]

export const isSetUp = (area: Area): boolean => setUp.includes(area)

/** The areas that these scopes open. */
export const areasFor = (scopes: readonly OperatorScope[]): readonly Area[] =>
  areas.filter(({ needs }) => scopes.includes(needs))

/** The area that an address belongs to. */
export const areaOf = (pathname: string): Area | undefined =>
  areas.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
