/** Business constants (specification, section 9). Times are milliseconds unless the name says otherwise. */

export const toastMs = 7_000
export const tokenExpiresEarlyMs = 3_000
export const featuresStaleMs = 60_000
export const copiedMs = 700
export const stripeSuccessMs = 2_000
export const redirectMs = 2_000

export const sidebarOpenPx = 285
export const sidebarCollapsedPx = 65
export const selectMaxHeightPx = 300
/** Minimum widths in px. */
export const breakpoints = { xs: 0, sm: 768, md: 900, lg: 1200, xl: 1536 } as const

export const refetchMs = { licences: 10_000, licence: 5_000, invoice: 5_000, unpaid: 5_000, keepAlive: 60_000 } as const

export const streamNameDebounceMs = 1_000
export const retroviewPageSize = 100
/** Default ranges of the retroview pages, in days back from now. */
export const retroviewRangeDays = { sessions: 1, unique_sessions: 1, streams: 2, users: 2, servers: 2 } as const
/** So many days a play session is kept. */
export const viewingKeptDays = 400
/** The dashboard's charts: the last month, the greatest first. */
export const dashboard = { months: 1, top: 10, sorts: ['-bytes', '-duration'] } as const
export const serverHealthCodes = '403,404,500'

/** What a search looks for is no longer than this, in the units of JavaScript's strings. */
export const searchCap = 200
/** As long as the longest text that a watched session has: whatever a row of the statistics shows can be asked for. */
export const viewingTextCap = 1_024
export const markdownCap = 20_000
/** What one description or comment of a ticket can hold. Above the markdown cap it is shown as plain text. */
export const ticketTextCap = 100_000
export const purchaseQuantities = { min: 1, max: 20 } as const
/** Cameras that one order may ask for; more is settled with a manager. */
export const camerasAtMost = 10_000
/** Days that a new invoice may wait for its payment. */
export const invoiceDueDays = 14
/** Invoices that one call pays. */
export const paidTogetherMost = 50
/** How long a trial runs that has no period of its own. */
export const trialDays = 30
/** Running trials that one account may hold at a time. */
export const trialsAtMost = 10
/** Whole major units of any currency. */
export const priceCap = 1_000_000
/** The sums of an order stay below it, in major units of any currency: so many digits are kept. */
export const amountCap = 1_000_000_000_000
/** What staff agree on for a period of a licence, in major units of any currency: with its tax, and day by day, it can be kept. */
export const agreedCap = 1_000_000_000
/** So many days from now at most is what staff issue due. */
export const dueAheadDays = 366
/** So many days before its order a transfer may have come: what came long before was for something else. */
export const paidAheadDays = 30

/** Charged in RUB to verify a card, and returned. */
export const verificationChargeRub = (accountCurrency: string): 1 | 10 => (accountCurrency === 'RUB' ? 1 : 10)

export const cardWidgetLocale = { en: 'en-US', ru: 'ru-RU' } as const
export const planTiers = ['basic', 'pro', 'cluster'] as const
export const skuKinds = ['perpetual', 'subscription'] as const

/** Unicode date patterns. Payments and invoices are written in UTC, everything else in the browser's zone. */
export const dateFormats = {
  date: 'dd MMMM yyyy',
  invite: 'dd.MM.yyyy HH:mm',
  ticket: 'dd-MM-yyyy HH:mm:ss',
  retroview: 'dd-MM-yyyy HH:mm:ss',
  payment: 'dd MMMM yyyy HH:mm',
} as const
export const byteBase = 1024
export const bitRateBase = 1000

/** So many days after the paid-till day an unpaid licence stops. */
export const unpaidGraceDays = 14
/** A server that has been silent for so long is offline. */
export const serverSilentMs = 5 * 60_000
export const heartbeatSeconds = 60
/** How long a media server may run without having reached us. */
export const leaseMs = 7 * 86_400_000
/** So many media servers of a licence are told one by one. */
export const serversListed = 500
/** Places that a customer may take back from servers, in so many days. */
export const serverReleases = { atMost: 3, days: 30 } as const

/** So much of a licence's history is told. */
export const timelineMax = 200

export const accessTokenMs = 10 * 60_000
export const refreshTokenMs = 30 * 86_400_000
export const refreshIdleMs = 7 * 86_400_000
/** How long the previous refresh token still answers its successor, for other tabs. */
export const refreshOverlapMs = 10_000
export const handOffMs = 60_000
/** How long an invite, or the offer of a company, can be accepted. */
export const inviteMs = 7 * 86_400_000
export const idempotencyMs = 72 * 3_600_000

/** Addresses beside the account's own that its letters go to. */
export const notificationEmailsMost = 20
