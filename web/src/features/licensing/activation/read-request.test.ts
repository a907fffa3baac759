import { decodeActivationRequest, encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import { describe, expect, it } from 'vitest'
import { readDongleRequest, readRequest } from './read-request.ts'

const request = { server_id: 'srv-1', hostname: 'ferry.example', version: '26.04' }
const text = JSON.stringify(request)
const any = { min: null, max: null }

describe('an activation request', () => {
  it('LIC-35 is sent as base64 of its text, or unchanged if it is already base64', () => {
    const encoded = encodeActivationRequest(text)
    expect(atob(encoded)).toBe(text)
    expect(encodeActivationRequest(encoded)).toBe(encoded)
    expect(encodeActivationRequest(`  ${text}\n`)).toBe(encoded)
    const broken = encoded.replaceAll(/(.{20})/g, '$1\n')
    expect(encodeActivationRequest(broken)).toBe(encoded)
    expect(decodeActivationRequest(encodeActivationRequest('{"hostname":"Fährе"}'))).toBeUndefined()
  })

  it('LIC-38 is shown before it is sent: server, host and version', () => {
    expect(readRequest(text, any)).toEqual({ kind: 'ready', request })
    expect(readRequest(btoa(text), any)).toEqual({ kind: 'ready', request })
    expect(readRequest(JSON.stringify({ ...request, uptime: 5 }), any)).toEqual({ kind: 'ready', request })
  })

  it('LIC-37, LIC-38 is refused if it is empty, too long, invalid, or of a version that is not covered', () => {
    expect(readRequest(' \n', any).kind).toBe('empty')
    expect(readRequest('x'.repeat(1_000_000), any).kind).toBe('too_long')
    for (const junk of ['hello', '{', '[]', '{}', btoa('hello'), '%PDF-1.7', 'l4|abc|def'])
      expect([junk, readRequest(junk, any).kind]).toEqual([junk, 'junk'])
    expect(readRequest(text, { min: '26.05', max: null })).toEqual({ kind: 'too_old', request })
    expect(readRequest(text, { min: null, max: '26.03' })).toEqual({ kind: 'too_new', request })
  })
})

describe('an activation request of a server with a dongle', () => {
  const serial = '0A41-77C2'
  const of = (usb_serial_number?: string | null, version = '26.04') =>
    readDongleRequest(JSON.stringify({ ...request, version, usb_serial_number }), { min: null, max: '26.11' }, serial)
      .kind

  it('LIC-39 is ready if its dongle is the licence’s, in any letter case', () => {
    expect([of(serial), of('0a41-77c2')]).toEqual(['ready', 'ready'])
  })

  it('LIC-39 with another dongle or none is reported as such before anything else', () => {
    expect(of('0A41-77C3', '99.01')).toBe('other_dongle')
    expect([of(), of(null, '99.01')]).toEqual(['no_dongle', 'no_dongle'])
    expect(of(serial, '99.01')).toBe('too_new')
    expect(readDongleRequest('hello', any, serial).kind).toBe('junk')
    expect(readDongleRequest('', any, serial).kind).toBe('empty')
  })
})
