import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { logoSource } from './logo-source.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4" fill="#006a7c"/></svg>'

const withPortal = async () => {
  const folder = await mkdtempDisposable(join(tmpdir(), 'logo-source-'))
  const portal = join(folder.path, 'dist')
  await mkdir(join(portal, 'brands'), { recursive: true })
  await writeFile(join(portal, 'brands/aurora.svg'), svg)
  await writeFile(join(folder.path, 'outside.svg'), svg)
  await writeFile(join(portal, 'index.html'), svg)
  return { portal, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() }
}

it('BILL-14 a logo is read from its data URL or from the portal’s own files', async () => {
  await using files = await withPortal()
  for (const logo of [
    `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    `data:image/svg+xml,${encodeURIComponent(svg)}`,
    '/brands/aurora.svg',
    '/brands/aurora.svg?v=2',
  ]) {
    expect(logoSource(logo, files.portal), logo).toBe(svg)
  }
})

it('BILL-14 no other file is read, and no other machine contacted', async () => {
  await using files = await withPortal()
  for (const logo of [
    'https://cdn.example/logo.svg',
    '//cdn.example/logo.svg',
    '/../outside.svg',
    '/brands/../../outside.svg',
    '/brands/none.svg',
    '/index.html',
    'brands/aurora.svg',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,%E0%A4%A',
  ]) {
    expect(logoSource(logo, files.portal), logo).toBeNull()
  }
})
