/** Business constants. Times are in milliseconds unless the name says otherwise. */

export const toastMs = 7_000
export const tokenExpiresEarlyMs = 3_000
export const featuresStaleMs = 60_000
export const copiedMs = 700
export const stripeSuccessMs = 2_000
export const redirectMs = 2_000

export const selectMaxHeightPx = 300
/** Minimum widths in px. */
export const breakpoints = { xs: 0, sm: 768, md: 900, lg: 1200, xl: 1536 } as const

export const refetchMs = { licences: 10_000, licence: 5_000, invoice: 5_000, unpaid: 5_000, keepAlive: 60_000 } as const

export const streamNameDebounceMs = 1_000
export const retroviewPageSize = 100
/** Default ranges of the retroview pages, in days back from now. */
export const retroviewRangeDays = { sessions: 1, unique_sessions: 1, streams: 2, users: 2, servers: 2 } as const
/** How many days play sessions are kept. */
export const viewingKeptDays = 400
/** The dashboard’s charts: the last month, largest first. */
export const dashboard = { months: 1, top: 10, sorts: ['-bytes', '-duration'] } as const
export const serverHealthCodes = '403,404,500'

/** The longest search text, in UTF-16 code units. */
export const searchCap = 200
/** The longest text in a play session, so that everything a row of the statistics shows can be filtered by. */
export const viewingTextCap = 1_024
export const markdownCap = 20_000
/** The longest reason that staff may give for what they do. */
export const reasonCap = 1_000
/** The longest description or comment of a ticket. Above the Markdown limit it is shown as plain text. */
export const ticketTextCap = 100_000
export const purchaseQuantities = { min: 1, max: 20 } as const
/** The most cameras in one order; more are arranged with a manager. */
export const camerasAtMost = 10_000
/** Days until a new invoice is due. */
export const invoiceDueDays = 14
/** The most invoices that one call can pay. */
export const paidTogetherMost = 50
/** The length of a trial without a period of its own, in days. */
export const trialDays = 30
/** The most trials that one account may have at a time. */
export const trialsAtMost = 10
/** The highest price of an order without a manager, in whole major units of any currency. */
export const priceCap = 1_000_000
/** The limit of amounts in an order, in major units of any currency: the database keeps this many digits. */
export const amountCap = 1_000_000_000_000
/** The highest price that staff can agree on for a period, in major units of any currency. Tax and daily shares still fit the database. */
export const agreedCap = 1_000_000_000
/** Staff can set a due day at most this many days ahead. */
export const dueAheadDays = 366
/** A transfer may have arrived at most this many days before its order; an older one was for something else. */
export const paidAheadDays = 30

/** A download of documents is at most a quarter long. */
export const archivedDays = 92
/** A download has at most this many documents: they are drawn while it runs. */
export const mostArchived = 2000

/** Charged in RUB to verify a card, and returned. */
export const verificationChargeRub = (accountCurrency: string): 1 | 10 => (accountCurrency === 'RUB' ? 1 : 10)

export const cardWidgetLocale = { en: 'en-US', ru: 'ru-RU' } as const
export const planTiers = ['basic', 'pro', 'cluster'] as const
export const skuKinds = ['perpetual', 'subscription'] as const

/** Unicode date patterns. Payments and invoices use UTC, everything else the browser’s time zone. */
export const dateFormats = {
  date: 'dd MMMM yyyy',
  invite: 'dd.MM.yyyy HH:mm',
  ticket: 'dd-MM-yyyy HH:mm:ss',
  retroview: 'dd-MM-yyyy HH:mm:ss',
  payment: 'dd MMMM yyyy HH:mm',
} as const
export const byteBase = 1024
export const bitRateBase = 1000

/** An unpaid licence stops this many days after its paid time ends. */
export const unpaidGraceDays = 14
/** A server without a heartbeat for this long is offline. */
export const serverSilentMs = 5 * 60_000
export const heartbeatSeconds = 60
/** How long a media server may run without reaching the server. */
export const leaseMs = 7 * 86_400_000
/** How many media servers of a licence are listed. */
export const serversListed = 500
/** For how many days a replaced licence key may go on working. */
export const keyKeptDays = [0, 1, 7] as const
/** How many seats a customer may release, and within how many days. */
export const serverReleases = { atMost: 3, days: 30 } as const

/** The most entries of a licence’s history that are shown. */
export const timelineMax = 200

export const accessTokenMs = 10 * 60_000
export const refreshTokenMs = 30 * 86_400_000
export const refreshIdleMs = 7 * 86_400_000
/** How long the previous refresh token still returns its successor although that is in use, for other tabs. */
export const refreshOverlapMs = 10_000
export const handOffMs = 60_000
/** How long an invite, or an offer to transfer a company, can be accepted. */
export const inviteMs = 7 * 86_400_000
export const idempotencyMs = 72 * 3_600_000

/** A closed account is erased this many days later; until then it can be reopened. */
export const closedKeptDays = 30

/** The most people that the company page invites at once: fewer than the mails that an account may cause in an hour. */
export const invitedTogetherMost = 50

/** The most further addresses that get an account’s mails. */
export const notificationEmailsMost = 20
