import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointDescription } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { errorStatus } from './vocabulary/errors.ts'

const all: [string, EndpointDescription][] = Object.entries(endpoints)
const queries = all.flatMap(([name, { query }]) => (query === undefined ? [] : [[name, query] as const]))

/** They change nothing, and what they ask is too long for an address. */
const asking = ['previewCatalogue']

describe('the list of calls', () => {
  it('has a unique name for each operation', () => {
    expect(all.map(([, { operation }]) => operation)).toEqual(all.map(([name]) => name))
  })

  it('has no two calls with the same method and path', () => {
    const places = all.map(([, { method, url }]) => `${method} ${url.replace(/:\w+/g, ':')}`)
    expect(new Set(places).size).toBe(all.length)
  })

  it('contains exactly these', () => {
    expect(all.map(([, { method, url }]) => `${method} ${url}`).sort()).toEqual([
      'DELETE /billing/api/v1/colleagues/:id',
      'DELETE /billing/api/v1/colleagues/requests/:id',
      'DELETE /billing/api/v1/company/invites/:id',
      'DELETE /billing/api/v1/company/members/:id',
      'DELETE /billing/api/v1/company/membership',
      'DELETE /billing/api/v1/company/transfer',
      'DELETE /billing/api/v1/deliverables/:id/servers/:server_id',
      'DELETE /billing/api/v1/login',
      'DELETE /billing/api/v1/mail_copy',
      'DELETE /billing/api/v1/payment_methods/:id',
      'DELETE /billing/api/v1/second_factor',
      'DELETE /billing/api/v1/sessions/:id',
      'DELETE /operator/api/v1/customers/:id/notes/:note_id',
      'DELETE /operator/api/v1/customers/:id/second_factor',
      'DELETE /operator/api/v1/customers/:id/sessions',
      'DELETE /operator/api/v1/login',
      'DELETE /operator/api/v1/operators/:id/second_factor',
      'DELETE /operator/api/v1/saved_replies/:id',
      'DELETE /operator/api/v1/second_factor',
      'DELETE /operator/api/v1/sessions',
      'DELETE /operator/api/v1/sessions/:id',
      'DELETE /talks-client/api/v1/attachments/:attachment_id',
      'DELETE /talks-client/api/v1/tickets/:ticket_id/secondary_emails/:id',
      'GET /billing/api/v1/abilities',
      'GET /billing/api/v1/captcha',
      'GET /billing/api/v1/colleagues',
      'GET /billing/api/v1/colleagues/activity',
      'GET /billing/api/v1/colleagues/requests/received',
      'GET /billing/api/v1/colleagues/requests/sent',
      'GET /billing/api/v1/company',
      'GET /billing/api/v1/company/activity',
      'GET /billing/api/v1/company/invites',
      'GET /billing/api/v1/company/invites/:id',
      'GET /billing/api/v1/company/members',
      'GET /billing/api/v1/company/transfer',
      'GET /billing/api/v1/credit_notes',
      'GET /billing/api/v1/deliverables',
      'GET /billing/api/v1/deliverables/:id',
      'GET /billing/api/v1/deliverables/:id/available_versions',
      'GET /billing/api/v1/deliverables/:id/offline/activation_key',
      'GET /billing/api/v1/deliverables/:id/offline/activation_keys',
      'GET /billing/api/v1/deliverables/:id/reactivate_preview',
      'GET /billing/api/v1/deliverables/:id/timeline',
      'GET /billing/api/v1/deliverables/:id/upgrade_preview',
      'GET /billing/api/v1/deliverables/:id/usage',
      'GET /billing/api/v1/deliverables/:id/usb/activation_key',
      'GET /billing/api/v1/deliverables/counts',
      'GET /billing/api/v1/features',
      'GET /billing/api/v1/legal/terms',
      'GET /billing/api/v1/login/jwt_status',
      'GET /billing/api/v1/mail_copy',
      'GET /billing/api/v1/newsletter',
      'GET /billing/api/v1/orders',
      'GET /billing/api/v1/orders/:id',
      'GET /billing/api/v1/orders/:order_id/credit_notes/:id/document',
      'GET /billing/api/v1/orders/:order_id/document',
      'GET /billing/api/v1/orders/archive',
      'GET /billing/api/v1/orders/totals',
      'GET /billing/api/v1/orders/unpaid',
      'GET /billing/api/v1/payment_gateways',
      'GET /billing/api/v1/payment_methods',
      'GET /billing/api/v1/payments',
      'GET /billing/api/v1/payments/:id',
      'GET /billing/api/v1/profile',
      'GET /billing/api/v1/profile/activity',
      'GET /billing/api/v1/profile/closing',
      'GET /billing/api/v1/profile/export',
      'GET /billing/api/v1/second_factor',
      'GET /billing/api/v1/sessions',
      'GET /billing/api/v1/skus',
      'GET /billing/api/v1/skus/:id',
      'GET /billing/api/v1/skus/:sku_id/price',
      'GET /billing/api/v1/skus/:sku_id/quote',
      'GET /client-area/api/v1/ui_settings',
      'GET /omnifications/client/v1/notifications',
      'GET /omnifications/client/v1/preferences',
      'GET /omnifications/client/v1/web_push/subscription',
      'GET /operator/api/v1/approvals',
      'GET /operator/api/v1/attachments/:id',
      'GET /operator/api/v1/audit',
      'GET /operator/api/v1/brand',
      'GET /operator/api/v1/catalogue/draft',
      'GET /operator/api/v1/catalogue/export',
      'GET /operator/api/v1/catalogue/skus',
      'GET /operator/api/v1/catalogue/skus/:id',
      'GET /operator/api/v1/catalogue/versions',
      'GET /operator/api/v1/catalogue/versions/:number',
      'GET /operator/api/v1/catalogue/versions/:number/restore',
      'GET /operator/api/v1/credit_notes',
      'GET /operator/api/v1/credit_notes/totals',
      'GET /operator/api/v1/customers',
      'GET /operator/api/v1/customers/:id',
      'GET /operator/api/v1/customers/:id/notes',
      'GET /operator/api/v1/deliverables',
      'GET /operator/api/v1/deliverables/:id',
      'GET /operator/api/v1/discrepancies',
      'GET /operator/api/v1/jobs',
      'GET /operator/api/v1/keys',
      'GET /operator/api/v1/keys/:id/calls',
      'GET /operator/api/v1/me',
      'GET /operator/api/v1/operators',
      'GET /operator/api/v1/orders',
      'GET /operator/api/v1/orders/:id',
      'GET /operator/api/v1/orders/:id/document',
      'GET /operator/api/v1/orders/:order_id/credit_notes/:id/document',
      'GET /operator/api/v1/orders/archive',
      'GET /operator/api/v1/orders/totals',
      'GET /operator/api/v1/payments',
      'GET /operator/api/v1/payments/totals',
      'GET /operator/api/v1/refunds',
      'GET /operator/api/v1/refunds/totals',
      'GET /operator/api/v1/saved_replies',
      'GET /operator/api/v1/saved_replies/:id',
      'GET /operator/api/v1/second_factor',
      'GET /operator/api/v1/sessions',
      'GET /operator/api/v1/terms',
      'GET /operator/api/v1/terms/:version/:locale',
      'GET /operator/api/v1/ticket_categories',
      'GET /operator/api/v1/ticket_mail',
      'GET /operator/api/v1/tickets',
      'GET /operator/api/v1/tickets/:id',
      'GET /operator/api/v1/tickets/:id/comments',
      'GET /operator/api/v1/today',
      'GET /operator/api/v1/webhook_deliveries',
      'GET /operator/api/v1/webhook_deliveries/:id',
      'GET /operator/api/v1/webhooks',
      'GET /retroview/api/v3/audience',
      'GET /retroview/api/v3/clients',
      'GET /retroview/api/v3/monitoring',
      'GET /retroview/api/v3/series',
      'GET /retroview/api/v3/servers',
      'GET /retroview/api/v3/sessions',
      'GET /retroview/api/v3/standing',
      'GET /retroview/api/v3/streams',
      'GET /retroview/api/v3/user_sessions',
      'GET /talks-client/api/v1/attachments/:attachment_id',
      'GET /talks-client/api/v1/attachments/:attachment_id/preview',
      'GET /talks-client/api/v1/ticket_categories',
      'GET /talks-client/api/v1/tickets',
      'GET /talks-client/api/v1/tickets/:id',
      'GET /talks-client/api/v1/tickets/:id/comments',
      'GET /talks-client/api/v1/tickets/:ticket_id/review',
      'PATCH /billing/api/v1/company',
      'PATCH /billing/api/v1/company/invites/:id',
      'PATCH /billing/api/v1/company/members/:id',
      'PATCH /billing/api/v1/payment_methods/:id',
      'PATCH /operator/api/v1/catalogue/skus/:id',
      'PATCH /operator/api/v1/customers/:id',
      'PATCH /operator/api/v1/deliverables/:id',
      'PATCH /operator/api/v1/operators/:id',
      'PATCH /operator/api/v1/saved_replies/:id',
      'PATCH /operator/api/v1/ticket_categories/:id',
      'PATCH /operator/api/v1/ticket_mail',
      'POST /billing/api/v1/colleagues/requests',
      'POST /billing/api/v1/colleagues/requests/:id/accept',
      'POST /billing/api/v1/colleagues/requests/:id/reject',
      'POST /billing/api/v1/company',
      'POST /billing/api/v1/company/invites',
      'POST /billing/api/v1/company/invites/:id/link',
      'POST /billing/api/v1/company/invites/:id/resend',
      'POST /billing/api/v1/company/transfer',
      'POST /billing/api/v1/company/transfer/accept',
      'POST /billing/api/v1/confirmation/email',
      'POST /billing/api/v1/confirmation/email/send',
      'POST /billing/api/v1/confirmation/phone',
      'POST /billing/api/v1/confirmation/phone/send',
      'POST /billing/api/v1/deliverables/:id/deactivate',
      'POST /billing/api/v1/deliverables/:id/key',
      'POST /billing/api/v1/deliverables/:id/reactivate',
      'POST /billing/api/v1/deliverables/:id/reactivate/external',
      'POST /billing/api/v1/deliverables/:id/upgrade',
      'POST /billing/api/v1/deliverables/retroview',
      'POST /billing/api/v1/events',
      'POST /billing/api/v1/legal/terms/accept',
      'POST /billing/api/v1/login',
      'POST /billing/api/v1/mail_copy/confirmation',
      'POST /billing/api/v1/orders',
      'POST /billing/api/v1/orders/:order_id/cancel',
      'POST /billing/api/v1/orders/:order_id/pay',
      'POST /billing/api/v1/orders/:order_id/payment_settings',
      'POST /billing/api/v1/orders/:order_id/reissue',
      'POST /billing/api/v1/orders/pay',
      'POST /billing/api/v1/password_recovery',
      'POST /billing/api/v1/payment_methods',
      'POST /billing/api/v1/payment_methods/verification',
      'POST /billing/api/v1/profile/closing',
      'POST /billing/api/v1/profile/email',
      'POST /billing/api/v1/reset_password',
      'POST /billing/api/v1/second_factor',
      'POST /billing/api/v1/second_factor/backup_codes',
      'POST /billing/api/v1/second_factor/confirm',
      'POST /billing/api/v1/sign_up',
      'POST /collector/api/v1/events',
      'POST /licensing/api/v1/activations',
      'POST /licensing/api/v1/heartbeats',
      'POST /omnifications/client/v1/notifications/read',
      'POST /omnifications/client/v1/web_push/subscribe',
      'POST /omnifications/client/v1/web_push/unsubscribe',
      'POST /operator/api/v1/approvals/:id/approve',
      'POST /operator/api/v1/approvals/:id/reject',
      'POST /operator/api/v1/attachments/:id/remove',
      'POST /operator/api/v1/catalogue/apply',
      'POST /operator/api/v1/catalogue/preview',
      'POST /operator/api/v1/catalogue/publish',
      'POST /operator/api/v1/catalogue/skus',
      'POST /operator/api/v1/catalogue/skus/:id/discard',
      'POST /operator/api/v1/catalogue/versions/:number/restore',
      'POST /operator/api/v1/customers',
      'POST /operator/api/v1/customers/:id/act_as',
      'POST /operator/api/v1/customers/:id/close',
      'POST /operator/api/v1/customers/:id/notes',
      'POST /operator/api/v1/customers/:id/reopen',
      'POST /operator/api/v1/customers/:id/trial_token',
      'POST /operator/api/v1/deliverables',
      'POST /operator/api/v1/deliverables/:id/block',
      'POST /operator/api/v1/deliverables/:id/key',
      'POST /operator/api/v1/deliverables/:id/limit',
      'POST /operator/api/v1/deliverables/:id/move',
      'POST /operator/api/v1/deliverables/:id/servers/:server_id/release',
      'POST /operator/api/v1/deliverables/:id/unblock',
      'POST /operator/api/v1/discrepancies/:id/settle',
      'POST /operator/api/v1/inbound_mail',
      'POST /operator/api/v1/jobs/:id/discard',
      'POST /operator/api/v1/jobs/:id/retry',
      'POST /operator/api/v1/jobs/retry',
      'POST /operator/api/v1/keys',
      'POST /operator/api/v1/keys/:id/revoke',
      'POST /operator/api/v1/login',
      'POST /operator/api/v1/operators',
      'POST /operator/api/v1/operators/:id/invite',
      'POST /operator/api/v1/orders',
      'POST /operator/api/v1/orders/:id/cancel',
      'POST /operator/api/v1/orders/:id/mark_paid',
      'POST /operator/api/v1/orders/:id/refund',
      'POST /operator/api/v1/orders/:id/reissue',
      'POST /operator/api/v1/orders/:id/surplus',
      'POST /operator/api/v1/password_recovery',
      'POST /operator/api/v1/reset_password',
      'POST /operator/api/v1/saved_replies',
      'POST /operator/api/v1/second_factor',
      'POST /operator/api/v1/second_factor/backup_codes',
      'POST /operator/api/v1/second_factor/confirm',
      'POST /operator/api/v1/terms',
      'POST /operator/api/v1/ticket_categories',
      'POST /operator/api/v1/tickets',
      'POST /operator/api/v1/tickets/:id/assign',
      'POST /operator/api/v1/tickets/:id/close',
      'POST /operator/api/v1/tickets/:id/comments',
      'POST /operator/api/v1/tickets/:id/correct',
      'POST /operator/api/v1/tickets/:id/merge',
      'POST /operator/api/v1/tickets/:id/remove_text',
      'POST /operator/api/v1/tickets/:id/reopen',
      'POST /operator/api/v1/tickets/:id/snooze',
      'POST /operator/api/v1/webhook_deliveries/:id/discard',
      'POST /operator/api/v1/webhook_deliveries/:id/replay',
      'POST /operator/api/v1/webhook_deliveries/discard',
      'POST /operator/api/v1/webhook_deliveries/replay',
      'POST /talks-client/api/v1/tickets',
      'POST /talks-client/api/v1/tickets/:id/close',
      'POST /talks-client/api/v1/tickets/:id/comments',
      'POST /talks-client/api/v1/tickets/:id/reopen',
      'POST /talks-client/api/v1/tickets/:ticket_id/secondary_emails',
      'PUT /billing/api/v1/colleagues/:id',
      'PUT /billing/api/v1/newsletter',
      'PUT /billing/api/v1/orders/:order_id/buyer_reference',
      'PUT /billing/api/v1/profile',
      'PUT /omnifications/client/v1/preferences',
      'PUT /operator/api/v1/customers/:id/email',
      'PUT /operator/api/v1/operators/:id/email',
      'PUT /operator/api/v1/orders/:id/buyer_reference',
      'PUT /operator/api/v1/password',
      'PUT /talks-client/api/v1/tickets/:ticket_id/review',
    ])
  })
})

it('DATA-39 contact requests have no call', () => {
  expect(all.filter(([name, { url }]) => /contact/i.test(name + url))).toEqual([])
})

/** Operators do these in their session of the console. */
const ownSignIn = [
  'changeOperatorPassword',
  'changeOperatorTicketMail',
  'confirmOperatorSecondFactor',
  'endConsoleSession',
  'endOperatorSecondFactor',
  'endOtherConsoleSessions',
  'getOperatorSecondFactor',
  'getOperatorTicketMail',
  'listConsoleSessions',
  'operatorLogout',
  'renewOperatorBackupCodes',
  'startOperatorSecondFactor',
]
/** They answer with a file, or take one. */
const files = [
  'downloadStaffAttachment',
  'getStaffCreditNoteDocument',
  'getStaffOrderArchive',
  'getStaffOrderDocument',
  'getTermsVersion',
  'receiveInboundMail',
]

it('every call of operators is a command, apart from these', () => {
  const others = all.filter(([, { auth, command }]) => auth.includes('operator') && command === undefined)
  expect(others.map(([name]) => name).sort()).toEqual([...ownSignIn, ...files].sort())
})

describe.each(all)('%s', (_name, call) => {
  it('describes exactly the parameters of its path', () => {
    const inPath = [...call.url.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const described = call.params instanceof z.ZodMiniObject ? Object.keys(call.params.shape) : []
    expect(described).toEqual(inPath)
  })

  it('names the audience of its access token', () => {
    expect(call.audience !== undefined).toBe(call.auth.includes('bearer'))
  })

  it('for operators names the required scope and unique command words', () => {
    const isOfOperators = call.auth.includes('operator')
    expect(isOfOperators && !call.url.startsWith('/operator/')).toBe(false)
    const reads = call.method === 'GET' || asking.includes(call.operation)
    if (call.scope !== undefined) expect(call.scope).toMatch(reads ? /:read$/ : /:(?:write|sign_in|deliver|remove)$/)
    expect(call.scope !== undefined && !isOfOperators).toBe(false)
    if (call.command !== undefined)
      expect(all.filter(([, { command }]) => command === call.command).map(([name]) => name)).toEqual([call.operation])
  })

  it('has only success answers, and errors from the closed list', () => {
    expect(Object.keys(call.answers).every((status) => /^20[0-4]$/.test(status))).toBe(true)
    expect((call.errors ?? []).every((code) => code in errorStatus)).toBe(true)
  })

  it('has an ETag only if it reads', () => {
    expect(call.etag === true && call.method !== 'GET').toBe(false)
  })

  it('can be written as JSON Schema', () => {
    for (const schema of [call.params, call.query, call.body])
      if (schema !== undefined) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('$schema')
    for (const schema of Object.values(call.answers))
      if (schema !== null) expect(z.toJSONSchema(schema, { io: 'output' })).toHaveProperty('$schema')
  })
})

/** Media servers of every age report here, and newer ones say more than we know. */
const open = ['activateServer', 'sendHeartbeat']

const bodies = all.flatMap(([name, { body }]) =>
  body === undefined || open.includes(name) ? [] : [[name, body] as const],
)

/** Where an object of a schema takes fields that it does not name. */
const looseIn = (schema: unknown, place = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, additionalProperties } = schema as { readonly type?: unknown; readonly additionalProperties?: unknown }
  const here = type === 'object' && additionalProperties !== false ? [place] : []
  return [...here, ...Object.entries(schema).flatMap(([key, part]) => looseIn(part, `${place}/${key}`))]
}

it.each(bodies)('the body of %s refuses unknown fields at any depth', (_name, body) => {
  expect(looseIn(z.toJSONSchema(body, { io: 'input' }))).toEqual([])
})

describe('queries', () => {
  /** The categories of nothing in particular are nobody's wish. */
  const needed = ['listTicketCategories', 'getStaffOrderArchive']

  it.each(queries.filter(([name]) => !needed.includes(name)))(
    '%s needs none and refuses unknown parameters',
    (_name, query) => {
      expect(query.safeParse({}).success).toBe(true)
      expect(query.safeParse({ colour: 'red' }).error?.issues).toMatchObject([{ code: 'unrecognized_keys' }])
    },
  )

  it('orders can be filtered by unpaid, state, days and owner, and sorted', () => {
    const { query } = endpoints.listOrders
    const asked = {
      paid_at_is: 'null',
      status: 'open',
      query: 'AUR',
      from: '2026-01-01',
      to: '2026-01-31',
      owner: 'me',
      sort: '-amount',
      cursor: 'c',
      limit: '50',
    }
    expect(query.parse(asked)).toEqual({ ...asked, limit: 50 })
    expect(query.parse({})).toEqual({ sort: '-created_at', limit: 20 })
    for (const wrong of [
      { paid_at_is: 'empty' },
      { status: 'late' },
      { from: 'May' },
      { owner: 'all' },
      { sort: 'id' },
    ])
      expect(query.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  })

  it('SKUs can be filtered by published', () => {
    const { query } = endpoints.listSkus
    expect(query.parse({ published: 'true' }).published).toBe(true)
    expect(query.parse({ published: 'false' }).published).toBe(false)
    expect(query.safeParse({ published: '1' }).success).toBe(false)
  })

  it('deliverables can be sorted by any column and filtered by outcome', () => {
    const { query } = endpoints.listDeliverables
    for (const column of ['human_id', 'sku_name', 'paid_till', 'period', 'quantity', 'user_comment', 'key'])
      expect(query.parse({ outcome: 'license', sort: `-${column}` })).toMatchObject({ sort: `-${column}` })
    expect(query.safeParse({ outcome: 'licence' }).success).toBe(false)
  })
})

it('the calls that pages poll have an ETag', () => {
  const tagged = all.filter(([, { etag }]) => etag === true).map(([name]) => name)
  expect(tagged.sort()).toEqual(
    [
      'getAbilities',
      'getCompany',
      'countDeliverables',
      'getDeliverable',
      'getFeatures',
      'getOrder',
      'getProfile',
      'getTicket',
      'getTimeline',
      'getTransfer',
      'getUnpaidSummary',
      'getUsage',
      'listColleagues',
      'listComments',
      'listDeliverables',
      'listInvites',
      'listMembers',
      'listNotifications',
      'listOfflineActivationKeys',
      'listOrders',
      'listTickets',
      'sumOrders',
    ].sort(),
  )
})
