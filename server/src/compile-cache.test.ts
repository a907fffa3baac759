import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeScratchFolder } from '../test/scratch.ts'

const program = pathToFileURL(join(import.meta.dirname, 'compile-cache.ts')).href

let folder: string
/** Not even root can create a folder below a file. */
let packages: string
beforeAll(() => {
  folder = makeScratchFolder('foyer-cache-')
  packages = join(folder, 'packages')
  writeFileSync(packages, '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts, imports something and exits, as the server does. */
const start = (data: string, own: string): void => {
  const words = [data, own].map((path) => JSON.stringify(path)).join(', ')
  const text = `const { keepCompiled } = await import(${JSON.stringify(program)}); keepCompiled(${words}); await import('zod')`
  execFileSync(process.execPath, ['--input-type=module', '-e', text], { cwd: import.meta.dirname })
}
const filesIn = (path: string): readonly string[] => readdirSync(path, { recursive: true }).map(String)

it('compiled code is cached beside the packages', () => {
  const own = join(folder, 'own')
  start(join(folder, 'unused'), own)
  expect(filesIn(own).length).toBeGreaterThan(5)
})

it('in the data folder if the packages belong to another user, as in both documented installations', () => {
  const data = join(folder, 'data')
  mkdirSync(data)
  start(data, join(packages, '.cache'))
  expect(filesIn(join(data, 'cache')).length).toBeGreaterThan(5)
})

it('and nowhere before there is a data folder', () => {
  start(join(folder, 'later'), join(packages, '.cache'))
  expect(readdirSync(folder)).not.toContain('later')
})
