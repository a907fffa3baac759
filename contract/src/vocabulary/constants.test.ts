import { describe, expect, it } from 'vitest'
import { activationTypes } from '../licensing/deliverable-facts.ts'
import * as constants from './constants.ts'
import { locales } from './locale.ts'
import { pageSizes } from './page.ts'

describe('business constants', () => {
  it('CONST-01 toasts close after 7 s', () => {
    expect(constants.toastMs).toBe(7000)
  })

  it('CONST-02 tokens count as expired 3 s early, features are stale after 60 s', () => {
    expect(constants.tokenExpiresEarlyMs).toBe(3000)
    expect(constants.featuresStaleMs).toBe(60_000)
  })

  it('CONST-03 the copy confirmation shows 700 ms, the stripe success flag 2 s', () => {
    expect(constants.copiedMs).toBe(700)
    expect(constants.stripeSuccessMs).toBe(2000)
  })

  it('CONST-05 the breakpoints', () => {
    expect(constants.breakpoints).toEqual({ xs: 0, sm: 768, md: 900, lg: 1200, xl: 1536 })
  })

  it('CONST-06 page sizes are 10, 20, 50 and 100; retroview shows 100', () => {
    expect(pageSizes).toEqual([10, 20, 50, 100])
    expect(constants.retroviewPageSize).toBe(100)
  })

  it('CONST-07 what is polled, and how often', () => {
    expect(constants.refetchMs).toEqual({
      licences: 10_000,
      licence: 5000,
      invoice: 5000,
      unpaid: 5000,
      keepAlive: 60_000,
    })
  })

  it('CONST-08 redirects wait 2 s', () => {
    expect(constants.redirectMs).toBe(2000)
  })

  it('CONST-09 the stream name is searched 1 s after the last keystroke', () => {
    expect(constants.streamNameDebounceMs).toBe(1000)
  })

  it('CONST-10 retroview ranges, the dashboard, and the response codes of server health', () => {
    expect(constants.retroviewRangeDays).toEqual({ sessions: 1, unique_sessions: 1, streams: 2, users: 2, servers: 2 })
    expect(constants.dashboard).toEqual({ months: 1, top: 10, sorts: ['-bytes', '-duration'] })
    expect(constants.serverHealthCodes).toBe('403,404,500')
  })

  it('CONST-11 markdown cap, purchase quantities and price cap', () => {
    expect(constants.markdownCap).toBe(20_000)
    expect(constants.purchaseQuantities).toEqual({ min: 1, max: 20 })
    expect(constants.priceCap).toBe(1_000_000)
  })

  it('CONST-12 a card is verified with 1 RUB for RUB accounts, otherwise with 10', () => {
    expect(constants.verificationChargeRub('RUB')).toBe(1)
    expect(constants.verificationChargeRub('EUR')).toBe(10)
  })

  it('CONST-13, BILL-24 the locales, and those of the card widget', () => {
    expect(locales).toEqual(['en', 'ru'])
    expect(constants.cardWidgetLocale).toEqual({ en: 'en-US', ru: 'ru-RU' })
  })

  it('CONST-14 plan tiers, SKU kinds and activation types', () => {
    expect(constants.planTiers).toEqual(['basic', 'pro', 'cluster'])
    expect(constants.skuKinds).toEqual(['perpetual', 'subscription'])
    expect(activationTypes).toEqual(['online', 'offline', 'usb'])
  })

  it('CONST-17 date patterns and the bases of bytes and bit rates', () => {
    expect(constants.dateFormats).toEqual({
      date: 'dd MMMM yyyy',
      invite: 'dd.MM.yyyy HH:mm',
      ticket: 'dd-MM-yyyy HH:mm:ss',
      retroview: 'dd-MM-yyyy HH:mm:ss',
      payment: 'dd MMMM yyyy HH:mm',
    })
    expect(constants.byteBase).toBe(1024)
    expect(constants.bitRateBase).toBe(1000)
  })
})
