// @module-tag long
import { describe, expect, it } from 'vitest'
import { runCli } from '../test/command-line.ts'
import { writeConfiguration } from '../test/configuration.ts'

const run = (...words: string[]) => runCli({}, ...words)

describe('the command line', () => {
  it('lists every command on a line, grouped by object', async () => {
    const { code, text } = await run('help')
    expect(code).toBe(0)
    for (const line of ['  backup ', '  orders mark-paid <id> ', '  tickets reply <id> ']) expect(text).toContain(line)
    const operators = text.split('\n').filter((line) => /^ {2}(orders|tickets) /.test(line))
    expect(operators).toEqual(operators.toSorted())
  })

  it('shows the arguments of a command, and which are required', async () => {
    expect(await run('backup', '--help')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^Usage: npm run foyer -- backup <folder>$/m),
    })
    const { text } = await run('help', 'orders', 'refund')
    expect(text).toMatch(/^Usage: npm run foyer -- orders refund <id> --reason … \[--amount …\]$/m)
    expect((await run('orders', 'list', '-h')).text).toMatch(
      /^ {2}--status +open, overdue, paid, refunded, cancelled$/m,
    )
  })

  it('shows the commands of an object', async () => {
    const { code, text } = await run('help', 'tickets')
    expect(code).toBe(0)
    expect(text.split('\n').every((line) => line.trim().startsWith('tickets '))).toBe(true)
    expect(await run('tickets')).toMatchObject({ code: 1, text: expect.stringContaining('  tickets reply <id> ') })
  })

  it('accepts exactly what a start would accept', async () => {
    const own = writeConfiguration({})
    try {
      expect(await runCli({ FOYER_CONFIG: own.path }, 'check')).toEqual({
        code: 1,
        text: 'Mails need a server: set SMTP_URL.',
      })
      const served = await runCli({ FOYER_CONFIG: own.path, SMTP_URL: 'smtp://127.0.0.1:1' }, 'check')
      expect(served).toEqual({ code: 0, text: 'The configuration is right; brands: aurora, sever.' })
      expect(await run('check')).toMatchObject({
        code: 0,
        text: expect.stringContaining('demo configuration is right'),
      })
    } finally {
      own.remove()
    }
  })

  it('says in one line what was wrong', async () => {
    for (const word of ['nonsense', 'toString'])
      expect(await run(word)).toEqual({
        code: 1,
        text: `There is no command "${word}". npm run foyer -- help lists all.`,
      })
    expect(await run('backup')).toEqual({ code: 1, text: 'Usage: npm run foyer -- backup <folder>' })
    expect(await run('check', 'twice')).toEqual({ code: 1, text: 'Usage: npm run foyer -- check' })
    expect(await run('reset-second-factor', '--colour', 'red')).toEqual({
      code: 1,
      text: "Unknown option '--colour'. Usage: npm run foyer -- reset-second-factor --brand <key> --handle <name>",
    })
  })
})
