import type { Address } from '@foyer/contract/account/profile.ts'
import type { OrderPurpose } from '@foyer/contract/billing/order-purpose.ts'
import type { ActivationType, BillingKind, Outcome } from '@foyer/contract/licensing/deliverable.ts'
import type { ClientTicketKind } from '@foyer/contract/support/category.ts'
import type { CardGateway, Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { ColleaguePermissions, CompanyRoles } from '../modules/company/index.ts'

/** What the demo's customers own and did. Days are relative to today: -30 is a month ago, 5 is in five days. */

export interface PersonPlan {
  readonly email: string
  readonly name: string
  readonly second_name: string
  readonly locale?: Locale
  /** The day of the sign-up. */
  readonly since: number
  /** Signed up, but has neither confirmed the e-mail address nor accepted the terms. */
  readonly unconfirmed?: true
  readonly phone?: string
  readonly notification_emails?: readonly string[]
  readonly permissions?: { readonly store: boolean; readonly create_trial: boolean }
}

/** A media server. Its reports are computed in servers/figures.ts. */
export interface ServerPlan {
  readonly hostname: string
  readonly ip: string
  readonly country: string
  readonly version: string
  /** Input channels. */
  readonly medias: number
  /** Viewers at the evening peak. */
  readonly viewers: number
  /** Outgoing Mbps per viewer. */
  readonly rate: number
  /** CPU load at the peak, in percent. */
  readonly cpu: number
  readonly memory: number
  readonly alerts?: readonly string[]
  /** Minutes since its last report; without it, the server reports continuously. */
  readonly silent?: number
}

/** How long a licence has existed, and how it is paid. */
export type TermPlan =
  /** Renewed and paid period after period, the last one until that day. */
  | { readonly periods: number; readonly till: number; readonly unpaid?: 'renewal' }
  /** From one day to another, without invoices. */
  | { readonly since: number; readonly till: number }
  /** Bought once. */
  | { readonly bought: number }

export interface ActivationPlan {
  readonly on: number
  readonly version: string
  readonly hostname: string
  readonly by: string
}

export interface LicencePlan {
  readonly name: string
  readonly sku: string
  readonly quantity: number
  readonly term: TermPlan
  readonly paid_by: Gateway
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
  readonly price_correction?: string
  readonly servers?: readonly ServerPlan[]
  /** Channels that each of its servers adds per day, so that the limit comes near. */
  readonly growth?: number
  readonly activations?: readonly ActivationPlan[]
}

/** A request of one operator that another has yet to decide: to record a transfer, or to refund a payment in full. */
export interface AskedPlan {
  readonly after: number
  /** The handle of the requesting operator. */
  readonly by: string
  /** The bank's reference of the transfer. */
  readonly transfer?: string
  readonly reason: string
}

/** An invoice that does not follow from a licence's term. */
export interface InvoicePlan {
  readonly on: number
  readonly purpose: OrderPurpose
  readonly description: string
  readonly lines: readonly {
    readonly title: string
    readonly detail?: string
    readonly quantity: number
    readonly unit_price: string
  }[]
  /** Days until it is due. */
  readonly due: number
  readonly paid?: { readonly by: Gateway; readonly after: number }
  /** Cancelled before it was paid. */
  readonly cancelled?: { readonly after: number; readonly reason: string }
  /** A paid transfer is refunded in full, or by this amount including tax, with a credit note. */
  readonly refunded?: { readonly after: number; readonly amount?: string; readonly reason: string }
  readonly asked?: AskedPlan
}

export interface CardPlan {
  readonly gateway: CardGateway
  readonly since: number
  /** A test card of the sandbox. */
  readonly number: string
  readonly type: string
  /** Months from now until the month in which it expires. */
  readonly expires_in: number
  readonly is_default: boolean
}

/** A member of the support staff. The login is the part of the e-mail address before the @. */
export interface StaffPlan {
  readonly name: string
  readonly login: string
}

/** An attached file: plain text, or an image rendered from SVG. */
export interface FilePlan {
  readonly name: string
  readonly text?: string
  readonly svg?: string
}

interface TicketReplyPlan {
  readonly ago: number
  readonly by: string | StaffPlan
  readonly body: string
  /** The name of the saved reply that the text began with. */
  readonly saved?: string
}

export interface TicketPlan {
  readonly title: string
  readonly description: string
  /** The e-mail of the customer's person. */
  readonly by: string
  readonly kind: ClientTicketKind
  readonly product: 'iptv' | 'vsaas' | 'cloud_iptv' | 'cloud_vsaas'
  readonly category?: string
  /** The name of the licence that the ticket is about. */
  readonly licence?: string
  /** In minutes ago, as are all times below. */
  readonly opened: number
  readonly files?: readonly FilePlan[]
  readonly replies: readonly TicketReplyPlan[]
  readonly closed?: number
  /** Who else gets the ticket's e-mails. */
  readonly copies?: readonly string[]
  /** The customer's review, an hour after the ticket was closed. */
  readonly review?: { readonly rating: 1 | 2 | 3 | 4 | 5; readonly comment: string }
}

export interface CustomerPlan {
  readonly tenant: string
  readonly country: string
  readonly legal_name?: string
  readonly address?: Omit<Address, 'country'>
  readonly tax_id?: string
  readonly buyer_reference?: string
  readonly manager?: { readonly name: string; readonly email: string }
  readonly owner: PersonPlan
  readonly company?: {
    readonly title: string
    readonly members: readonly { readonly person: PersonPlan; readonly roles: CompanyRoles; readonly joined: number }[]
  }
  /** The company's open invites. */
  readonly invites?: readonly { readonly email: string; readonly roles: CompanyRoles; readonly sent: number }[]
  readonly colleagues?: readonly {
    readonly email: string
    readonly since: number
    readonly permissions: ColleaguePermissions
  }[]
  readonly licences?: readonly LicencePlan[]
  readonly invoices?: readonly InvoicePlan[]
  readonly cards?: readonly CardPlan[]
  /** The number of the card that they enter each time, if they have none saved. */
  readonly typed_card?: string
  readonly tickets?: readonly TicketPlan[]
  /** Play sessions of the last 30 days on the servers of these licences. */
  readonly viewing?: { readonly sessions: number; readonly seed: number; readonly licences: readonly string[] }
}
