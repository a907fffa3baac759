import { describe, expect, it } from 'vitest'
import { maskKey, snippetNames, snippetOf } from './snippets.ts'

const key = `l4|${'a'.repeat(22)}|${'s'.repeat(30)}`

describe('the snippet for a server’s settings', () => {
  it('LIC-12 contains the key once, in quotes, on every system', () => {
    for (const name of snippetNames) expect(snippetOf(name, key).split(key)).toHaveLength(2)
    expect(snippetOf('environment', key)).toBe(`export LICENSE_KEY='${key}'`)
    expect(snippetOf('kubernetes', key)).toContain(`  LICENSE_KEY: '${key}'`)
  })

  it('LIC-12 is masked until it is revealed', () => {
    expect(maskKey(key)).not.toContain('s')
    expect(maskKey(key)).toMatch(/^l4\|a{6}•+\|•+$/)
    expect(maskKey('FS4-9f27c1d0-5ab3-4c1e-8f70')).toMatch(/^FS4-•+$/)
  })
})
