import { describe, expect, it } from 'vitest'

interface State {
  readonly text: string
  readonly digits: string
  readonly empty: boolean
  readonly complete: boolean
  readonly error?: string
  readonly missing?: string
  readonly brand?: string
}

interface Rules {
  readNumber(typed: string): State
  readExpiry(typed: string, how?: { now?: Date; deleting?: boolean }): State
  readCvc(typed: string, brand?: string): State
  caretAfter(text: string, digitsBefore: number): number
}

// The browser's own file, which has no types.
const rules = (await import(new URL('./card-rules.js', import.meta.url).href)) as Rules
const now = new Date('2026-11-21T12:00:00Z')

describe('typing into a card form', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'visa', true],
    ['5555-5555-5555-4444', '5555 5555 5555 4444', 'mastercard', true],
    ['378282246310005', '3782 822463 10005', 'amex', true],
    ['42424', '4242 4', 'visa', false],
    ['42424242424242429', '4242 4242 4242 4242', 'visa', true],
  ])('BILL-19 the number %s is shown as %s', (typed, text, brand, complete) => {
    expect(rules.readNumber(typed)).toMatchObject({ text, brand, complete })
  })

  it('BILL-19, BILL-20 a complete invalid number is wrong at once, an incomplete one only when it is left', () => {
    expect(rules.readNumber('4242424242424241')).toMatchObject({ complete: false, error: 'invalid_number' })
    expect(rules.readNumber('4242')).toMatchObject({ complete: false, error: undefined, missing: 'incomplete_number' })
    expect(rules.readNumber('')).toMatchObject({ empty: true, error: undefined, missing: undefined })
  })

  it.each([
    ['1', '1', false, undefined],
    ['5', '05 / ', false, undefined],
    ['13', '01 / 3', false, undefined],
    ['1230', '12 / 30', true, undefined],
    ['12/2030', '12 / 30', true, undefined],
    ['3/28', '03 / 28', true, undefined],
    ['1126', '11 / 26', true, undefined],
    ['1026', '10 / 26', false, 'invalid_expiry_month_past'],
    ['1225', '12 / 25', false, 'invalid_expiry_year_past'],
    ['1299', '12 / 99', false, 'invalid_expiry_year'],
    ['0030', '00 / 30', false, 'invalid_expiry_month'],
  ])('BILL-19 the date %s is shown as "%s"', (typed, text, complete, error) => {
    expect(rules.readExpiry(typed, { now })).toMatchObject({ text, complete, error })
  })

  it('BILL-19 the separator can be deleted', () => {
    expect(rules.readExpiry('12 /', { now, deleting: true }).text).toBe('12')
  })

  it.each([
    ['123', 'visa', true],
    ['12', 'visa', false],
    ['1234', 'visa', true],
    ['123', 'amex', false],
    ['1234', 'amex', true],
  ])('BILL-19 the code %s on %s is complete: %s', (typed, brand, complete) => {
    expect(rules.readCvc(typed, brand).complete).toBe(complete)
  })

  it('BILL-19 the caret stays after the digit that was typed', () => {
    expect(rules.caretAfter('4242 4242', 5)).toBe(6)
    expect(rules.caretAfter('4242 4242', 0)).toBe(0)
    expect(rules.caretAfter('12 / ', 2)).toBe(5)
    expect(rules.caretAfter('4242 4242 4242 4242', 17)).toBe(19)
  })
})
