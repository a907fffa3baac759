import { describe, expect, it } from 'vitest'
import { isOver, type LicenceFacts, serverStatusOf, stateOf, upgradeStatusOf } from './licence-rules.ts'

const today = '2026-11-21'

const licence = (facts: Partial<LicenceFacts>): LicenceFacts => ({
  billing_terms: 'subscription',
  period: 'monthly',
  paid_till: '2027-01-01',
  cancellation_reason: null,
  held_till: null,
  terminated: false,
  blocked: false,
  auto_renewable: false,
  billing_kind: 'internal',
  upgradable: true,
  unpaid: false,
  charged_later: false,
  ...facts,
})

describe('the state of a licence', () => {
  it.each<[string, Partial<LicenceFacts>, string]>([
    ['paid for a while', {}, 'active'],
    ['a one-time purchase', { period: 'one_time', billing_terms: 'perpetual', paid_till: null }, 'active'],
    ['paid till in eight days', { paid_till: '2026-11-29' }, 'active'],
    ['paid till in seven days', { paid_till: '2026-11-28' }, 'expiring'],
    ['paid till tomorrow', { paid_till: '2026-11-22' }, 'expiring'],
    ['about to renew automatically', { paid_till: '2026-11-22', auto_renewable: true }, 'active'],
    ['paid till today', { paid_till: today }, 'expired'],
    ['paid till today, about to renew automatically', { paid_till: today, auto_renewable: true }, 'active'],
    ['paid till today with a cancelled renewal', { paid_till: today, cancellation_reason: 'moved' }, 'expired'],
    [
      'paid till long ago, even if it renews automatically',
      { paid_till: '2026-01-01', auto_renewable: true },
      'expired',
    ],
    ['paid forever, in a common notation', { paid_till: '9999-12-31' }, 'active'],
    ['with an open invoice', { unpaid: true }, 'unpaid'],
    [
      'whose card will be charged for the open invoice',
      { unpaid: true, charged_later: true, auto_renewable: true },
      'active',
    ],
    ['with an open invoice and expiring', { unpaid: true, paid_till: '2026-11-22' }, 'unpaid'],
    ['with an open invoice in the days of grace', { unpaid: true, paid_till: '2026-11-08' }, 'unpaid'],
    ['with an open invoice for too long', { unpaid: true, paid_till: '2026-11-07' }, 'expired'],
    ['a trial', { billing_terms: 'trial' }, 'trial'],
    ['a trial in its last days', { billing_terms: 'trial', paid_till: '2026-11-22' }, 'trial'],
    ['an ended trial', { billing_terms: 'trial', paid_till: today }, 'expired'],
    ['blocked by the vendor', { blocked: true, auto_renewable: true }, 'blocked'],
    ['blocked by the vendor, with an open invoice', { blocked: true, unpaid: true }, 'blocked'],
    ['blocked by the vendor and ended', { blocked: true, paid_till: '2026-01-01' }, 'blocked'],
    ['a trial blocked by the vendor', { blocked: true, billing_terms: 'trial' }, 'blocked'],
    ['ended', { terminated: true, blocked: true, paid_till: '2026-01-01', unpaid: true }, 'terminated'],
  ])('LIC-12 %s', (_, facts, state) => {
    expect(stateOf(licence(facts), today)).toBe(state)
  })

  it('LIC-12 the paid-till day is no longer paid, the day before is, and no day means unlimited', () => {
    expect([isOver(today, today), isOver('2026-11-22', today), isOver(null, today)]).toEqual([true, false, false])
  })
})

describe('whether the limit may be changed', () => {
  it.each<[string, Partial<LicenceFacts>, string]>([
    ['one that renews automatically', { auto_renewable: true }, 'enabled'],
    ['a one-time purchase', { period: 'one_time', paid_till: null }, 'enabled'],
    ['one that does not renew automatically', {}, 'not_autorenewable'],
    ['one that an external service charges', { auto_renewable: true, billing_kind: 'external' }, 'not_autorenewable'],
    ['one with an open invoice', { auto_renewable: true, unpaid: true }, 'unpaid'],
    [
      'one whose card is charged for the open invoice',
      { auto_renewable: true, unpaid: true, charged_later: true },
      'enabled',
    ],
    ['one with an open invoice that does not renew automatically', { unpaid: true }, 'unpaid'],
    [
      'one whose plan has no limits',
      { auto_renewable: true, upgradable: false, unpaid: true },
      'sku_is_not_upgradable',
    ],
    ['one blocked by the vendor', { blocked: true, auto_renewable: true, unpaid: true }, 'not_autorenewable'],
    ['a blocked one-time purchase', { blocked: true, period: 'one_time' }, 'not_autorenewable'],
    ['a trial', { billing_terms: 'trial', auto_renewable: true }, 'sku_is_not_upgradable'],
    ['one that has ended', { terminated: true, auto_renewable: true }, 'sku_is_not_upgradable'],
  ])('DATA-16 %s', (_, facts, status) => {
    expect(upgradeStatusOf(licence(facts))).toBe(status)
  })
})

describe('the status of a server', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const agoMs = (ms: number): Date => new Date(now.getTime() - ms)

  it.each<[string, number, readonly string[], string]>([
    ['that has just reported', 0, [], 'online'],
    ['that reported five minutes ago', 300_000, [], 'online'],
    ['that has been silent for longer', 300_001, [], 'offline'],
    ['with an error', 0, ['error_license_expired'], 'error'],
    ['with an error among others', 0, ['warning_disk', 'error_cpu'], 'error'],
    ['with only a hidden alert', 0, ['error_cpu_scaling_governor: powersave'], 'online'],
    ['with only a warning', 0, ['warning_disk'], 'online'],
    ['that went silent with an error', 300_001, ['error_cpu'], 'offline'],
  ])('DATA-20 %s', (_, ms, alerts, status) => {
    expect(serverStatusOf(agoMs(ms), alerts, now)).toBe(status)
  })
})
