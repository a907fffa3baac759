import type { Profile } from '@foyer/contract/account/profile.ts'
import {
  ChartColumn,
  CirclePlus,
  CircleUserRound,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  ReceiptText,
} from 'lucide-react'
import type { Features } from '../../api/feature-flags.ts'
import { isConfirmed } from '../../api/standing.ts'
import type { PageName } from '../page-names.ts'

/** The destinations of the side menu. */
export type Area = 'licences' | 'billing' | 'purchase' | 'support' | 'retroview' | 'account'

/** What decides which entries a person sees. */
export interface Access {
  readonly profile: Profile
  readonly features: Features
  /** Unpaid invoices. */
  readonly unpaid: number
  /** Tickets that wait for the customer. */
  readonly waiting: number
  readonly hasColleagues: boolean
  readonly ownsWatcher: boolean
}

interface Entry {
  readonly page: PageName
  readonly to: (access: Access) => string
  readonly shows: (access: Access) => boolean
}

/** How many of something wait for the customer, and the page that lists them. */
interface MenuBadge {
  readonly of: 'unpaid' | 'waiting'
  readonly to: string
}

export interface MenuEntry extends Entry {
  readonly area: Area
  readonly icon: LucideIcon
  /** The paths on which this entry is the current one. */
  readonly active: RegExp
  readonly badge?: MenuBadge
  readonly pages?: readonly Entry[]
}

const at = (path: string) => () => path
const always = () => true

/** Licences, billing, support and retroview need a confirmed e-mail and a password. */
const established = ({ profile, features }: Access): boolean =>
  isConfirmed(profile, features) && profile.password_filled

const plain = (page: PageName, path: string): Entry => ({ page, to: at(path), shows: always })

const retroviewPages: readonly (readonly [PageName, string])[] = [
  ['dashboard', 'dashboard'],
  ['sessions', 'sessions'],
  ['streams', 'streams'],
  ['users', 'users'],
  ['unique_sessions', 'unique_sessions'],
  ['servers', 'servers'],
  ['input_monitoring', 'input_monitoring'],
  ['server_health', 'server_health'],
  ['alerts_dashboard', 'alerts_dashboard'],
  ['dvr_monitoring', 'dvr_monitoring'],
  ['input_monitoring_summary', 'input_monitoring_summary'],
  ['multiplexer_monitoring', 'multiplexer_monitoring'],
  ['output_monitoring', 'output_monitoring'],
  ['transcoder_monitoring', 'transcoder_monitoring'],
]

/** The side menu, from top to bottom. */
const mainMenu: readonly MenuEntry[] = [
  {
    area: 'licences',
    page: 'licences',
    icon: KeyRound,
    to: at('/licenses'),
    active: /^\/licenses/,
    shows: established,
  },
  {
    area: 'billing',
    page: 'billing',
    icon: ReceiptText,
    to: ({ unpaid }) => (unpaid > 0 ? '/unpaid-invoices' : '/invoices'),
    active: /^\/(unpaid-invoices|invoices|payments|payment-methods|document)/,
    shows: (access) => established(access) && access.features.billing,
    badge: { of: 'unpaid', to: '/unpaid-invoices' },
  },
  {
    area: 'purchase',
    page: 'purchase',
    icon: CirclePlus,
    to: at('/purchase-media-server'),
    active: /^\/purchase-/,
    shows: (access) => established(access) && access.features.billing && access.profile.permissions.store,
  },
  {
    area: 'support',
    page: 'support',
    icon: LifeBuoy,
    to: at('/tickets'),
    active: /^\/(tickets|new-ticket|pending-tickets|closed-tickets)/,
    shows: (access) => established(access) && access.features.tickets,
    badge: { of: 'waiting', to: '/pending-tickets' },
    pages: [
      plain('new_ticket', '/new-ticket'),
      plain('opened', '/tickets'),
      plain('pending', '/pending-tickets'),
      plain('closed', '/closed-tickets'),
    ],
  },
  {
    area: 'retroview',
    page: 'retroview',
    icon: ChartColumn,
    to: at('/retroview'),
    active: /^\/retroview/,
    shows: established,
    pages: [
      ...retroviewPages.map(([page, path]) => plain(page, `/retroview/${path}`)),
      {
        page: 'watcher_monitoring',
        to: at('/retroview/watcher_monitoring'),
        shows: ({ ownsWatcher }) => ownsWatcher,
      },
      plain('grafana', '/retroview/grafana'),
    ],
  },
  {
    area: 'account',
    page: 'profile',
    icon: CircleUserRound,
    to: at('/profile'),
    active: /^\/(profile|company|colleagues|notifications)/,
    shows: always,
    pages: [
      plain('account', '/profile'),
      { ...plain('company', '/company'), shows: ({ features }) => features.company },
      {
        ...plain('colleagues', '/colleagues'),
        shows: ({ features, hasColleagues }) => features.company && hasColleagues,
      },
      {
        ...plain('notifications', '/notifications'),
        shows: ({ features }) => features.contacts,
      },
    ],
  },
]

/** The entries that this person sees. */
export const menuFor = (access: Access): readonly MenuEntry[] =>
  mainMenu
    .filter(({ shows }) => shows(access))
    .map((entry) =>
      entry.pages === undefined ? entry : { ...entry, pages: entry.pages.filter(({ shows }) => shows(access)) },
    )
