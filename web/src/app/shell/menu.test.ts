import type { Profile } from '@foyer/contract/account/profile.ts'
import { describe, expect, it } from 'vitest'
import { readFeatures } from '../../api/feature-flags.ts'
import { type Access, menuFor } from './menu.ts'

const profile: Profile = {
  id: 'a1',
  name: 'Olga',
  acting_operator: null,
  second_name: 'Lindqvist',
  country: 'SE',
  email: 'olga@northlight.example',
  notification_emails: [],
  unconfirmed_emails: [],
  phone: null,
  manager_name: null,
  locale: 'en',
  currency: 'EUR',
  newsletter: false,
  terms_accepted: true,
  email_confirmed: true,
  phone_confirmed: false,
  password_filled: true,
  permissions: { store: true, create_trial: true },
  legal_name: null,
  address: null,
  tax_id: null,
  buyer_reference: null,
}

interface Changes {
  readonly profile?: Partial<Profile>
  readonly features?: Record<string, boolean>
  readonly access?: Partial<Access>
}

const accessWith = ({ profile: changed, features = {}, access }: Changes = {}): Access => ({
  profile: { ...profile, ...changed },
  features: readFeatures(features),
  unpaid: 0,
  waiting: 0,
  hasColleagues: true,
  ownsWatcher: true,
  ...access,
})

const areas = (changes?: Changes) => menuFor(accessWith(changes)).map(({ area }) => area)

const pagesOf = (area: string, changes?: Changes) =>
  menuFor(accessWith(changes))
    .find((entry) => entry.area === area)
    ?.pages?.map(({ page }) => page)

const target = (area: string, changes?: Changes) => {
  const access = accessWith(changes)
  return menuFor(access)
    .find((entry) => entry.area === area)
    ?.to(access)
}

describe('the side menu', () => {
  it('SHELL-15 has its entries in this order', () => {
    expect(areas()).toEqual(['licences', 'billing', 'purchase', 'support', 'retroview', 'account'])
  })

  it('SHELL-16, SHELL-18 links to the specified pages', () => {
    expect(target('licences')).toBe('/licenses')
    expect(target('purchase')).toBe('/purchase-media-server')
    expect(target('support')).toBe('/tickets')
    expect(target('retroview')).toBe('/retroview')
    expect(target('billing')).toBe('/invoices')
    expect(target('billing', { access: { unpaid: 2 } })).toBe('/unpaid-invoices')
  })

  it.each([
    ['an unconfirmed e-mail', { email_confirmed: false }],
    ['no password', { password_filled: false }],
  ])('SHELL-21 only has the profile with %s', (_name, changed) => {
    expect(areas({ profile: changed })).toEqual(['account'])
  })

  it('SHELL-39 treats the e-mail as confirmed if confirmation is off', () => {
    const changes = { profile: { email_confirmed: false }, features: { account_confirmation: false } }
    expect(areas(changes)).toContain('licences')
  })

  it('SHELL-17, SHELL-22 billing needs its feature, purchase needs that and the store permission', () => {
    expect(areas({ features: { billing: false } })).not.toContain('billing')
    expect(areas({ features: { billing: false } })).not.toContain('purchase')
    expect(areas({ profile: { permissions: { store: false, create_trial: false } } })).not.toContain('purchase')
  })

  it('SHELL-22 support needs the feature tickets', () => {
    expect(areas({ features: { tickets: false } })).not.toContain('support')
  })

  it('SHELL-24 the badge counts the unpaid invoices', () => {
    const access = accessWith({ access: { unpaid: 3 } })
    const billing = menuFor(access).find(({ area }) => area === 'billing')
    expect(billing?.badge).toEqual({ of: 'unpaid', to: '/unpaid-invoices' })
  })

  it('SHELL-24 the badge of support counts the tickets that wait for the customer, and leads to them', () => {
    const support = menuFor(accessWith({ access: { waiting: 2 } })).find(({ area }) => area === 'support')
    expect(support?.badge).toEqual({ of: 'waiting', to: '/pending-tickets' })
  })

  it('SHELL-19, SHELL-20 the retroview submenu keeps its order; watcher monitoring is for owners of a Watcher', () => {
    const pages = pagesOf('retroview')
    expect(pages?.slice(0, 6)).toEqual(['dashboard', 'sessions', 'streams', 'users', 'unique_sessions', 'servers'])
    expect(pages?.at(-1)).toBe('grafana')
    expect(pages).toContain('watcher_monitoring')
    expect(pagesOf('retroview', { access: { ownsWatcher: false } })).not.toContain('watcher_monitoring')
  })

  it('SHELL-30 the tickets submenu', () => {
    expect(pagesOf('support')).toEqual(['new_ticket', 'opened', 'pending', 'closed'])
  })

  it('SHELL-25, SHELL-29 the profile submenu follows company, colleagues and contacts', () => {
    expect(pagesOf('account')).toEqual(['account', 'company', 'colleagues', 'notifications'])
    expect(pagesOf('account', { features: { company: false } })).toEqual(['account', 'notifications'])
    expect(pagesOf('account', { access: { hasColleagues: false } })).toEqual(['account', 'company', 'notifications'])
    expect(pagesOf('account', { features: { contacts: false } })).toEqual(['account', 'company', 'colleagues'])
  })

  it('SHELL-28 the profile entry is active on profile, company and colleagues', () => {
    const entry = menuFor(accessWith()).find(({ area }) => area === 'account')
    expect(['/profile', '/company', '/colleagues', '/licenses'].map((path) => entry?.active.test(path))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
