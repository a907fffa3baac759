import { describe, expect, it } from 'vitest'
import { changedTerms, termsOf, wrongTerms } from './terms-form.ts'

const online = {
  paid_till: '2027-01-31T00:00:00.000Z',
  servers_limit: 4,
  available_versions: { min: '26.9', max: null },
  activation_type: 'online',
  usb_serial_number: null,
} as const
const dongle = { ...online, activation_type: 'usb', usb_serial_number: '0A41-77C2' } as const

describe('the terms of a licence', () => {
  it('are sent as far as they have changed', () => {
    expect(changedTerms(termsOf(online), online)).toEqual({})
    const typed = {
      ...termsOf(online),
      paid_till: '2027-02-07',
      servers_limit: ' 6 ',
      version_min: '',
      version_max: '27',
    }
    expect(changedTerms(typed, online)).toEqual({
      paid_till: '2027-02-07',
      servers_limit: 6,
      version_min: null,
      version_max: '27',
    })
    expect(changedTerms({ ...termsOf(online), servers_limit: '' }, online)).toEqual({ servers_limit: null })
  })

  it('have an end or none, whatever day is still in the field', () => {
    expect(changedTerms({ ...termsOf(online), ends: 'never' }, online)).toEqual({ paid_till: null })
    const endless = { ...online, paid_till: null }
    expect(changedTerms({ ...termsOf(endless), ends: 'day', paid_till: '2027-03-01' }, endless)).toEqual({
      paid_till: '2027-03-01',
    })
    expect([...wrongTerms({ ...termsOf(endless), ends: 'day' }, endless)]).toEqual(['paid_till'])
  })

  it('name a dongle if the licence uses one, and then never none', () => {
    expect(changedTerms({ ...termsOf(dongle), usb_serial_number: ' 0B52 ' }, dongle)).toEqual({
      usb_serial_number: '0B52',
    })
    expect([...wrongTerms({ ...termsOf(dongle), usb_serial_number: ' ' }, dongle)]).toEqual(['usb_serial_number'])
    expect(wrongTerms(termsOf(online), online).size).toBe(0)
  })

  it.each([
    ['servers_limit', '0'],
    ['servers_limit', 'many'],
    ['servers_limit', '100001'],
    ['version_min', '26.x'],
    ['version_max', 'latest'],
  ] as const)('cannot have %s %j', (name, typed) => {
    expect([...wrongTerms({ ...termsOf(online), [name]: typed }, online)]).toEqual([name])
  })
})
