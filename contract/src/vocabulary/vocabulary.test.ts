import { describe, expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { BillingPeriod, Period } from './billing-period.ts'
import { Country, Email, Phone, TypedEmail } from './contact.ts'
import { currencyFacts } from './currency-facts.ts'
import { currencies } from './currency-facts.ts'
import { Currency } from './currency.ts'
import { ApiError, ErrorAnswer, errorStatus } from './errors.ts'
import { CardGateway, cardGateways, ExternalGateway, Gateway, onlineGateways } from './gateway.ts'
import { Day, Id, Time } from './ids.ts'
import { Locale } from './locale.ts'
import { collection, Limit, sortBy } from './page.ts'
import { Utm } from './utm.ts'

const listed = 'RUB USD EUR KZT KGS BRL ARS CAD CNY CLP INR KRW BTC ETH USDT'.split(' ')

describe('currencies', () => {
  it('DATA-01 are exactly the fifteen listed ones', () => {
    expect(Currency.options).toEqual(listed)
    expect(Currency.safeParse('GBP').success).toBe(false)
    expect(Currency.safeParse('eur').success).toBe(false)
  })

  it('SHELL-75, CONST-18 each have a symbol of their own', () => {
    const symbols = currencies.map((currency) => currencyFacts[currency].symbol)
    expect(symbols.every((symbol) => symbol.trim() !== '')).toBe(true)
    expect(new Set(symbols).size).toBe(listed.length)
  })

  it('SHELL-76 show these symbols', () => {
    expect(currencies.map((currency) => `${currency} ${currencyFacts[currency].symbol}`).join(', ')).toBe(
      'RUB ₽, USD $, EUR €, KZT ₸, KGS с, BRL R$, ARS AR$, CAD CA$, CNY ¥, CLP CLP$, INR ₹, KRW ₩, BTC ₿, ETH Ξ, USDT ₮',
    )
  })
})

describe('billing periods', () => {
  const period = { id: 'p1', type: 'monthly', starts_on: '2026-04-01', ends_on: '2026-04-30' }

  it('DATA-03, CONST-15 are exactly seven, including daily', () => {
    expect(BillingPeriod.options).toEqual([
      'monthly',
      'quarterly',
      'semiannually',
      'annually',
      'daily',
      'hourly',
      'one_time',
    ])
    expect(BillingPeriod.safeParse('weekly').success).toBe(false)
  })

  it('DATA-04 a period has id, type, starts_on and ends_on', () => {
    expect(Period.parse(period)).toEqual(period)
    expect(fieldFacts(Period, period)).toEqual(allRequired)
    expect(Period.safeParse({ ...period, ends_on: '2026-04-31' }).success).toBe(false)
  })
})

describe('gateways', () => {
  it('DATA-05 are exactly five', () => {
    expect(Gateway.options).toEqual(['stripe', 'cloudpayments', 'paddle', 'paypro', 'bank_transfer'])
  })

  it('CONST-16 four take payments on screen, stripe and cloudpayments save cards', () => {
    expect([...onlineGateways].sort()).toEqual(['cloudpayments', 'paddle', 'paypro', 'stripe'])
    expect([...cardGateways].sort()).toEqual(['cloudpayments', 'stripe'])
    expect(CardGateway.safeParse('paddle').success).toBe(false)
  })

  it('BILL-42 paddle and paypro provide external recurring payments', () => {
    expect(ExternalGateway.options).toEqual(['paddle', 'paypro'])
  })
})

describe('common words', () => {
  it('DATA-06, CONST-13 the locales are en and ru', () => {
    expect(Locale.options).toEqual(['en', 'ru'])
  })

  it('DATA-07 there are six utm fields, all optional, and no others', () => {
    const utm = {
      utm_source: 'mail',
      utm_campaign: 'spring',
      utm_medium: 'link',
      utm_term: 'iptv',
      utm_content: 'button',
      utm_custom: '7',
    }
    expect(Utm.parse(utm)).toEqual(utm)
    expect(fieldFacts(Utm, utm)).toEqual({ optional: Object.keys(utm), misspelt: [], mistyped: [] })
  })

  it.each([
    ['id', Id, ['a', '0'.repeat(64)], ['', '0'.repeat(65), 7]],
    ['time', Time, ['2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00Z'], ['2026-01-31', '2026-01-31T12:00:00+01:00']],
    ['day', Day, ['2024-02-29'], ['2026-02-29', '2026-1-1', '2026-01-01T00:00:00Z']],
    ['e-mail', Email, ['olga@northlight.example'], ['olga', 'olga@', '@northlight.example', 'o l@x.example']],
    ['country', Country, ['RU', 'DE'], ['ru', 'RUS', 'R', '']],
  ])('writes a(n) %s like that', (_name, schema, good, bad) => {
    for (const value of good) expect(schema.safeParse(value).success, value).toBe(true)
    for (const value of bad) expect(schema.safeParse(value).success, String(value)).toBe(false)
  })

  it.each(['\u200bolga@northlight.example', 'olga@northlight.example\u00a0', ' olga@north\u00adlight.example\ufeff'])(
    'takes an address that was pasted with what nobody sees: %j',
    (pasted) => {
      expect(TypedEmail.parse(pasted)).toBe('olga@northlight.example')
      expect(TypedEmail.safeParse('o l@x.example').success).toBe(false)
    },
  )

  it('DATA-08 a phone is written as E.164', () => {
    for (const phone of ['+79161234567', '+12125550123']) expect(Phone.safeParse(phone).success, phone).toBe(true)
    for (const phone of ['79161234567', '+0123456789', '+7 916 123', '+7916', '+1234567890123456'])
      expect(Phone.safeParse(phone).success, phone).toBe(false)
  })
})

describe('errors', () => {
  it('an error has id, status (a string), code, title, source and meta', () => {
    const error = {
      id: 'r1',
      status: '422',
      code: 'invalid',
      title: 'Not valid',
      source: { pointer: '/email', parameter: 'sort' },
      meta: { retry_after: 7 },
    }
    expect(ErrorAnswer.parse({ errors: [error] })).toEqual({ errors: [error] })
    const { mistyped, optional } = fieldFacts(ApiError, error)
    expect(mistyped).toEqual(['meta.retry_after'])
    expect(optional).toEqual(['source', 'source.pointer', 'source.parameter', 'meta', 'meta.retry_after'])
  })

  it('each code has its status', () => {
    expect(errorStatus).toMatchObject({
      bad_request: 400,
      unauthorized: 401,
      card_declined: 402,
      forbidden: 403,
      not_found: 404,
      conflict: 409,
      too_large: 413,
      invalid: 422,
      token_refresh_required: 428,
      too_many_requests: 429,
      internal: 500,
    })
  })

  it('both password messages are error codes', () => {
    expect(errorStatus).toMatchObject({ password_min: 422, password_hint: 422 })
  })
})

describe('pages', () => {
  it('the limit is 1 to 100, and 20 by default', () => {
    expect(Limit.parse(undefined)).toBe(20)
    expect(Limit.parse('1')).toBe(1)
    expect(Limit.parse('100')).toBe(100)
    for (const limit of ['0', '101', '-1', '1.5', 'ten', '']) expect(Limit.safeParse(limit).success, limit).toBe(false)
  })

  it('a collection has named rows, estimated_count, next, prev and timing', () => {
    const page = { days: ['2026-01-31'], estimated_count: 1, next: 'n', prev: null, timing: { total: 3.5 } }
    expect(collection('days', Day).parse(page)).toEqual(page)
    expect(fieldFacts(collection('days', Day), page)).toEqual(allRequired)
  })

  it('a sort order ascends, or descends with a minus, and is nothing else', () => {
    const sort = sortBy(['created_at', 'amount'], '-created_at')
    expect(sort.parse(undefined)).toBe('-created_at')
    expect(['created_at', '-created_at', 'amount', '-amount'].every((order) => sort.safeParse(order).success)).toBe(
      true,
    )
    for (const order of ['', '-', '+amount', '--amount', 'id']) expect(sort.safeParse(order).success, order).toBe(false)
  })
})
