import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { askPs, bornOf, commandOf, isAlive } from './other-processes.ts'

it('on a machine without process files, ps gives the same answer as the files', async () => {
  const words = ['-e', `console.log('ready'); setInterval(() => undefined, 1000)`, 'a word', 'w'.repeat(300)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const pid = child.pid ?? 0
  try {
    await once(child.stdout, 'data')
    expect(commandOf(pid)).toBe([process.execPath, ...words].join(' '))
    expect(askPs(pid, 'command')).toBe(commandOf(pid))
    expect(Date.now() - Date.parse(askPs(pid, 'lstart'))).toBeLessThan(60_000)
    expect(bornOf(pid)).toBe(bornOf(pid))
    expect(bornOf(pid)).not.toBe(bornOf(process.pid))
  } finally {
    child.kill('SIGKILL')
    await ended
  }
  expect([isAlive(pid), commandOf(pid), askPs(pid, 'command'), askPs(pid, 'lstart')]).toEqual([false, '', '', ''])
})
