import { describe, expect, it } from 'vitest'
import { versionText } from './versions.ts'

describe('available versions', () => {
  it('LIC-13 are any without bounds', () => {
    expect(versionText({ min: null, max: null })).toBeUndefined()
  })

  it('LIC-13 are written min – max, > min or < max', () => {
    expect(versionText({ min: '24.02', max: '26.11' })).toBe('24.02 – 26.11')
    expect(versionText({ min: '24.02', max: null })).toBe('> 24.02')
    expect(versionText({ min: null, max: '26.11' })).toBe('< 26.11')
  })
})
