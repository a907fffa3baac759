import { spawnSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../../../../test/scratch.ts'
import { type DocumentKind, readDocument, signDocument } from './signed-document.ts'

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/licence-format.md'), 'utf8')

const block = (language: string, last = false): string => {
  const found = [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))]
  return (last ? found.at(-1) : found[0])?.[1] ?? ''
}

interface Vectors {
  readonly keys: {
    readonly kid: string
    readonly d: string
    readonly x: string
    readonly kty: string
    readonly crv: string
  }[]
  readonly documents: { readonly kind: DocumentKind; readonly claims: object; readonly text: string }[]
  readonly refused: { readonly why: string; readonly kind: DocumentKind; readonly text: string }[]
}

// The page contains them in this form, written by hand.
const vectors = JSON.parse(block('json', true)) as Vectors
const published = { keys: vectors.keys.map(({ d: _private, ...key }) => key) }
const script = block('sh')

describe('the test vectors of the page', () => {
  it('LIC-38 are signed as this server signs, byte for byte', () => {
    const [jwk] = vectors.keys
    if (jwk === undefined) throw new Error('the page has no key')
    const key = createPrivateKey({ key: { ...jwk }, format: 'jwk' })
    const ring = { signing: { kid: jwk.kid, key, private: undefined as never }, jwks: published }
    for (const { kind, claims, text } of vectors.documents) {
      expect(signDocument(ring, kind, claims)).toBe(text)
      expect(readDocument(published, kind, text)).toEqual(claims)
    }
    expect(vectors.documents.map(({ kind }) => kind)).toEqual(['lease', 'activation', 'usb'])
  })

  it('LIC-37 that should be refused are refused', () => {
    expect(vectors.refused.length).toBeGreaterThan(4)
    for (const { why, kind, text } of vectors.refused)
      expect([why, readDocument(published, kind, text)]).toEqual([why, undefined])
  })
})

/** Most machines have it. Where it is missing, the vectors above still apply. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

const commands = (): void => {
  let folder: string
  beforeAll(() => {
    folder = makeScratchFolder('foyer-openssl-')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const run = (text: string) => {
    writeFileSync(join(folder, 'license.txt'), text)
    writeFileSync(join(folder, 'licence-keys.json'), JSON.stringify(published))
    return spawnSync('sh', ['-e', '-c', script], { cwd: folder, encoding: 'utf8' })
  }

  it('LIC-38 verify each document and show its claims', () => {
    for (const { text, claims } of vectors.documents) {
      const { stdout, status, stderr } = run(text)
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toContain('Signature Verified Successfully')
      expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual(claims)
    }
  })

  it('LIC-37 fail for claims, header or signature of which one letter is another', () => {
    const [{ text } = { text: '' }] = vectors.documents
    for (const at of [10, text.indexOf('.') + 20, text.lastIndexOf('.') + 9]) {
      const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
      const { status, stdout } = run(changed)
      expect([at, status]).not.toEqual([at, 0])
      expect(stdout).not.toContain('Verified Successfully')
    }
  })
}

if (hasOpenssl) describe('the commands on the page, with openssl only', commands)
