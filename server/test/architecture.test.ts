import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as basePaths from '@foyer/contract/base-paths.ts'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import { errorCodes } from '@foyer/contract/vocabulary/errors.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { en } from '../src/platform/locale/errors.en.ts'
import { ru } from '../src/platform/locale/errors.ru.ts'
import { type RunningFoyer, startFoyer } from './foyer.ts'

const calls: readonly EndpointDescription[] = Object.values(endpoints)

/** Every route of Fastify, in order of registration. */
const mounted: string[] = []

const listen = (message: unknown): void => {
  // Fastify publishes each new instance on this channel.
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') mounted.push(`${each} ${url}`)
  })
}

let foyer: RunningFoyer

beforeAll(async () => {
  subscribe('fastify.initialization', listen)
  foyer = await startFoyer()
  unsubscribe('fastify.initialization', listen)
})

afterAll(() => foyer.close())

const isOfTheApi = (route: string): boolean => Object.values(basePaths).some((path) => route.includes(` ${path}/`))

describe('the calls', () => {
  it('of the contract are mounted, each once, and nothing else', () => {
    const described = calls.map(({ method, url }) => `${method} ${url}`)
    expect(mounted.filter(isOfTheApi).sort()).toEqual(described.sort())
  })

  it('are those that openapi.json describes', async () => {
    const { body } = await foyer.client.send('GET', '/openapi.json')
    const { paths } = body as { paths: Record<string, object> }
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    const beside = / \/(?:hooks\/|\.well-known\/|healthz|readyz|metrics|openapi\.json)/
    expect(described.sort()).toEqual(mounted.filter((route) => isOfTheApi(route) || beside.test(route)).sort())
  })

  it('document a refusal of callers without authentication, if they require it', async () => {
    const { body } = await foyer.client.send('GET', '/openapi.json')
    const { paths } = body as { paths: Record<string, Record<string, { security?: object[]; responses: object }>> }
    const asking = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { security = [], responses }]) =>
        security.length > 0 && security.every((way) => Object.keys(way).length > 0)
          ? [{ call: `${method} ${path}`, refuses: '401' in responses }]
          : [],
      ),
    )
    expect(asking.length).toBeGreaterThan(100)
    expect(asking.filter(({ refuses }) => !refuses)).toEqual([])
  })

  it('refuse callers without authentication, unless documented as public', async () => {
    for (const { method, url, auth } of calls.filter(({ auth: kinds }) => !kinds.includes('none'))) {
      const { status } = await foyer.client.send(method, url.replaceAll(/:\w+/g, 'x'), { as: { tenant: 'aurora' } })
      expect(`${url} ${auth.join()} ${status}`).toBe(`${url} ${auth.join()} 401`)
    }
  })
})

it.each(errorCodes)('the error %s has a text in both languages', (code) => {
  expect(en[code]).toMatch(/^[A-Z]/)
  expect(ru[code]).toMatch(/^[А-ЯЁ]/)
})

const folder = join(import.meta.dirname, '../src/modules')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))

describe('a repeated call', () => {
  /** Files whose transactions run again in each repetition, each with what prevents a second effect. */
  const anew: Readonly<Record<string, string>> = {
    'billing/routes.ts': 'an order has one live attempt, and one open page of a gateway',
    'billing/cards/add-card.ts': 'a card is settled once for its checkout, as by its notification',
    'billing/agreements/open-agreement.ts': 'the address of the checkout’s page',
    'billing/refunds/return-money.ts': 'a refund is settled once, as by the janitor',
  }

  it('carries out again only what is listed here', () => {
    const found = files.filter((file) => /\banew\(/.test(texts.get(file) ?? ''))
    expect(found.sort()).toEqual(Object.keys(anew).sort())
  })
})

describe('audit', () => {
  /** Files that write without an audit entry, each with the reason. */
  const silent: Readonly<Record<string, string>> = {
    'billing/payments/answer-question.ts': 'a yes begins an attempt; what comes of it is audited',
    'billing/agreements/open-agreement.ts': 'an address to go to; the agreement itself is audited',
    'billing/cards/verify-card.ts':
      'a window that may be opened; the card that comes of it is audited where it is kept',
    'billing/reconciliation/reconcile.ts': 'differences are records of their own; nothing of a customer changes',
    'billing/cards/warn-of-ending-cards.ts': 'a letter, and that it was sent',
    'billing/payments/look-after-leased.ts': 'whose turn it is; what comes of a look is audited where it is settled',
    'billing/payments/open-attempt.ts': 'an attempt is a record of its own; what comes of it is audited',
    'licensing/renewals/announce-expiring.ts': 'announces, and changes nothing',
    'licensing/servers/note-silence.ts': 'what servers did not say, kept as incidents',
    'licensing/usage/read-usage.ts': 'the most that was used at once on a day',
    'licensing/staff/sell-to-customer.ts': 'billing writes down each order that it issues',
    'licensing/purchase/place-order.ts': 'billing writes down each order that it issues',
    'support/letters/post-letters.ts': 'letters about what was audited when it was done',
    'operator/letters/approval-letter.ts': 'letters about what was audited when it was done',
    'support/letters/tell-assignee.ts': 'letters about what was audited when it was done',
    'support/removals/erase-content.ts': 'what is left of texts and files whose removal was audited',
    'support/attachments/receive-file.ts': 'a file in flight; the ticket or comment that keeps it is audited',
    'operator/desk/note-calls.ts': 'a log of its own, and its end',
    'billing/notifications/apply-notification.ts': 'by what name a gateway knows what it sold',
    'push/close-reader.ts': 'part of the erasing of an account, which is audited as a whole',
    'support/closing/close-writer.ts': 'part of the erasing of an account, which is audited as a whole',
    'push/read-notifications.ts': 'what somebody has looked at',
    'push/tell-members.ts': 'notices about what was audited when it was done',
    'webhooks/deliver.ts': 'each attempt is a record of its own',
    'webhooks/empty-words.ts': 'what is left of texts whose removal was audited',
    'webhooks/sweep.ts': 'hands out what is due, and forgets what is old',
    'licensing/servers/report-server.ts': 'figures that a media server sends every few seconds',
    'licensing/servers/end-refused.ts':
      'a lease that ends with a refusal; where that is early it is a record of its own',
  }
  /** Files whose writes are audited by another file of their module, each with that file. */
  const through: Readonly<Record<string, string>> = {
    'account/closing/close-own-account.ts': 'account/closing/close-account.ts',
    'account/confirm-renewal.ts': 'account/end-reused.ts',
    'account/renew-session.ts': 'account/end-reused.ts',
    'account/sign-in.ts': 'account/open-session.ts',
    'company/invites/accept-invite.ts': 'company/members/join-company.ts',
    'licensing/index.ts': 'licensing/history/record-event.ts',
    'support/decide-ticket.ts': 'support/move-ticket.ts',
    'support/staff/open-for-customer.ts': 'support/add-ticket.ts',
    'support/open-ticket.ts': 'support/add-ticket.ts',
    'support/mail/receive-mail.ts': 'support/move-ticket.ts',
    'support/reply-as-customer.ts': 'support/move-ticket.ts',
    'billing/cards/add-card.ts': 'billing/cards/save-card.ts',
    'billing/notifications/receive-notification.ts': 'billing/payments/settle-attempt.ts',
    'billing/orders/reissue-order.ts': 'billing/orders/issue-order.ts',
    'billing/payments/apply-payment.ts': 'billing/payments/settle-attempt.ts',
    'billing/payments/charge-renewal.ts': 'billing/payments/settle-attempt.ts',
    'billing/payments/look-after-checkouts.ts': 'billing/payments/settle-attempt.ts',
    'billing/payments/order-of-charge.ts': 'billing/refunds/return-money.ts',
    'billing/payments/record-charge.ts': 'billing/payments/settle-attempt.ts',
    'billing/payments/record-payment.ts': 'billing/payments/complete-order.ts',
    'billing/payments/settle-unfinished.ts': 'billing/payments/settle-attempt.ts',
    'billing/refunds/apply-refund.ts': 'billing/refunds/note-returned.ts',
    'billing/staff/cancel-for-customer.ts': 'billing/orders/cancel-order.ts',
    'billing/staff/issue-custom.ts': 'billing/orders/issue-order.ts',
    'billing/staff/mark-paid.ts': 'billing/payments/complete-order.ts',
    'billing/staff/record-surplus.ts': 'billing/refunds/return-money.ts',
    'billing/staff/refund-order.ts': 'billing/refunds/return-money.ts',
    'catalogue/staff/publish.ts': 'catalogue/publish-skus.ts',
    'catalogue/staff/roll-back.ts': 'catalogue/publish-skus.ts',
    'licensing/renewals/charge-due.ts': 'licensing/renewals/tell.ts',
    'licensing/renewals/hold-awaited.ts': 'licensing/renewals/tell.ts',
    'licensing/renewals/open-due.ts': 'licensing/renewals/tell.ts',
    'licensing/renewals/remind-due.ts': 'licensing/renewals/tell.ts',
    'licensing/renewals/reprice-renewal.ts': 'licensing/renewals/tell.ts',
    'licensing/renewals/run-renewals.ts': 'licensing/renewals/tell.ts',
    'licensing/renewals/stop-due.ts': 'licensing/renewals/tell.ts',
    'licensing/servers/activate-server.ts': 'licensing/servers/admit-server.ts',
    'licensing/servers/receive-heartbeat.ts': 'licensing/servers/admit-server.ts',
    'licensing/staff/order-for-customer.ts': 'licensing/staff/change-licence.ts',
    'licensing/staff/release-for-customer.ts': 'licensing/servers/release-server.ts',
    'push/send-push.ts': 'push/forget-browsers.ts',
  }
  /** The file and everything in its module that it imports, directly or indirectly, except for types. */
  const reachedFrom = (file: string): Set<string> => {
    const reached = new Set([file])
    for (const each of reached)
      for (const [, path = ''] of (texts.get(each) ?? '').matchAll(/^import (?!type )[^']*from '(\.[^']+)'/gm)) {
        const found = join(each, '..', path)
        if (found.split('/', 1)[0] === file.split('/', 1)[0]) reached.add(found)
      }
    return reached
  }

  const audits = (file: string): boolean => /\baudit\(\s*tx\b/.test(texts.get(file) ?? '')

  it('is written by every use case that changes something, in its own transaction, or by the one that it delegates to', () => {
    const writing = files.filter((file) => /\.transaction\(/.test(texts.get(file) ?? '') && !audits(file))
    expect(writing.sort()).toEqual([...Object.keys(silent), ...Object.keys(through)].sort())
    for (const [file, other] of Object.entries(through))
      expect([file, audits(other), reachedFrom(file).has(other)]).toEqual([file, true, true])
  })
})
