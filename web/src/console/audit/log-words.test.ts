import { Address } from '@foyer/contract/account/profile.ts'
import { declineReasons } from '@foyer/contract/billing/decline.ts'
import { Roles } from '@foyer/contract/company/company.ts'
import { billingKinds } from '@foyer/contract/licensing/deliverable-facts.ts'
import { KeyReplacementBody } from '@foyer/contract/licensing/key-replacement.ts'
import { ActivationRequest } from '@foyer/contract/licensing/media-server.ts'
import { SkuFacts } from '@foyer/contract/operator/catalogue.ts'
import { CategoryBody, CategoryChange } from '@foyer/contract/operator/category.ts'
import { CustomerChange } from '@foyer/contract/operator/customer.ts'
import { LicenceChangeBody } from '@foyer/contract/operator/licence.ts'
import { operatorRoles } from '@foyer/contract/operator/operator.ts'
import { approvalActions, disputeStates } from '@foyer/contract/operator/order.ts'
import { refundOrigins } from '@foyer/contract/operator/refund.ts'
import { discrepancyKinds } from '@foyer/contract/operator/today.ts'
import { ticketKinds } from '@foyer/contract/support/category.ts'
import { ticketStates } from '@foyer/contract/support/ticket.ts'
import { gateways } from '@foyer/contract/vocabulary/gateway.ts'
import { deliveryStates } from '@foyer/contract/webhooks/delivery.ts'
import { describe, expect, it } from 'vitest'
import { en as enReasons } from '../locale/log-reasons.en.ts'
import { ru as ruReasons } from '../locale/log-reasons.ru.ts'
import { en } from '../locale/log.en.ts'
import { ru } from '../locale/log.ru.ts'

/** What the caller saw is compared, and not logged. */
const { seen_paid_till: _seen, ...ofLicence } = LicenceChangeBody.shape

const shapes = {
  'a product': SkuFacts,
  'a licence': { shape: ofLicence },
  'an address': Address,
  'a colleague': Roles,
  'a server': ActivationRequest,
  'a key that is replaced': KeyReplacementBody,
  'a category': CategoryBody,
  'a category that changes': CategoryChange,
}

/** Named like columns here, although the call nests them in another field. */
const columns = ['can_store', 'can_create_trial', 'manager_name', 'manager_email']

/** Fields of an unpaid renewal and of an import. */
const figures = ['tries', 'last_four', 'next', 'customers', 'licences', 'invoices', 'tickets', 'comments']

const codes = {
  role: operatorRoles,
  'state of a ticket': ticketStates,
  'state of a dispute': disputeStates,
  'state of a webhook': deliveryStates,
  billing_kind: billingKinds,
  origin: refundOrigins,
  asked: approvalActions,
  'kind of a ticket': ticketKinds,
  'kind of a discrepancy': discrepancyKinds,
  gateway: gateways,
  'reason of a card': [...declineReasons, 'no_card'],
}

const sources = import.meta.glob<string>(
  ['../../../../server/src/modules/**/*.ts', '!../../../../server/src/modules/**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** What the source uses as a reason: in the log, and as codes for refused cards or requests. */
const reasonsIn = (source: string): string[] =>
  Array.from(source.matchAll(/\breason(?::| =)\s+'([^']+)'/g), ([, reason = '']) => reason)

/** Where a reason comes from if it is not a literal at that place. */
const originsIn = (source: string): string[] =>
  Array.from(source.matchAll(/\breason(?::| =)\s+([\w.]+)[[(]/g), ([, origin = '']) => origin)

/** Sources of refusals and of texts for customers and operators in their own language, which the log does not store. */
const otherOrigins: readonly string[] = ['dongleRefusal', 'reasonIn', 'reasonOf', 'reasons', 'stopReason', 'texts']

const ofRefusals: readonly string[] = [...declineReasons, 'stopped', 'too_dear', 'cheaper', 'blocked', 'unpaid']
const reasons = Object.values(sources)
  .flatMap(reasonsIn)
  .filter((reason) => !ofRefusals.includes(reason))

const wordless = (names: readonly string[], words: Readonly<Record<string, string>>): string[] =>
  names.filter((name) => !Object.hasOwn(words, name))

describe.each([
  ['English', en],
  ['Russian', ru],
] as const)('the log has %s words for', (_, words) => {
  it.each(Object.entries(shapes))('every fact of %s', (_name, { shape }) => {
    expect(wordless(Object.keys(shape), words.log_fields)).toEqual([])
  })

  it('every fact of a customer', () => {
    const { manager: _manager, ...plain } = CustomerChange.shape
    expect(wordless([...Object.keys(plain), ...columns], words.log_fields)).toEqual([])
  })

  it('every figure', () => {
    expect(wordless(figures, words.log_fields)).toEqual([])
  })

  it.each(Object.entries(codes))('every %s', (_name, names) => {
    expect(wordless(names, words.log_values)).toEqual([])
  })
})

describe.each([
  ['English', enReasons],
  ['Russian', ruReasons],
] as const)('the log has %s words for', (_, words) => {
  it('every automatic reason, and no others', () => {
    expect(reasons).toContain('signed out')
    expect(wordless(reasons, words)).toEqual([])
    expect(Object.keys(words).filter((reason) => !reasons.includes(reason))).toEqual([])
  })
})

it('every reason in the log is written where its words are searched: as reason, colon and text', () => {
  const origins = new Set(Object.values(sources).flatMap(originsIn))
  expect([...origins].toSorted()).toEqual(otherOrigins)
})
