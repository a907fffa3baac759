import { decodeActivationRequest, encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import { describe, expect, it } from 'vitest'
import { readRequest } from './read-request.ts'

const request = { server_id: 'srv-1', hostname: 'ferry.example', version: '26.04' }
const text = JSON.stringify(request)
const any = { min: null, max: null }

describe('an activation request', () => {
  it('LIC-35 is sent as base64 of its text, or unchanged where it is base64 already', () => {
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

  it('LIC-37, LIC-38 is refused where it is empty, too long, no request, or of a version that is not covered', () => {
    expect(readRequest(' \n', any).kind).toBe('empty')
    expect(readRequest('x'.repeat(1_000_000), any).kind).toBe('too_long')
    for (const junk of ['hello', '{', '[]', '{}', btoa('hello'), '%PDF-1.7', 'l4|abc|def'])
      expect([junk, readRequest(junk, any).kind]).toEqual([junk, 'junk'])
    expect(readRequest(text, { min: '26.05', max: null })).toEqual({ kind: 'too_old', request })
    expect(readRequest(text, { min: null, max: '26.03' })).toEqual({ kind: 'too_new', request })
  })
})
