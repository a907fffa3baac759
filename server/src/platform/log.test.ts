import { expect, it } from 'vitest'
import { createLog, withoutAddresses } from './log.ts'

it.each([
  ['550 5.1.1 <olga@northlight.example>: no such user', '550 5.1.1 <[address]>: no such user'],
  ['to=ivan.petrov+news@мир.example, from=<"Ivan P"@mir.example>', '[address], from=<[address]>'],
  ['postgresql://foyer:word@db.example:5432/foyer', 'postgresql://foyer:[address]:5432/foyer'],
  // The place of the error can still be read.
  [
    'at run (/opt/foyer/node_modules/@fastify/static/index.js:3:1)',
    'at run (/opt/foyer/node_modules/@fastify/static/index.js:3:1)',
  ],
])('e-mail addresses are removed from others’ texts: %s', (words, left) => {
  expect(withoutAddresses(words)).toBe(left)
})

it('an error is logged without the addresses in its message, and with its stack', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.warn({ err: new Error('no mailbox olga@northlight.example') }, 'it went wrong')
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({ msg: 'it went wrong', err: { message: 'no mailbox [address]' } })
  expect(line).toContain('log.test.ts')
  expect(line).not.toContain('northlight')
})
