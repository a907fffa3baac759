import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeScratchFolder } from '../../test/scratch.ts'
import { namesIn, takeDataFolder } from './data-folder.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = makeScratchFolder('foyer-taken-')
  file = join(folder, 'foyer.pid')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const age = (milliseconds: number): void => {
  const then = new Date(Date.now() - milliseconds)
  utimesSync(file, then, then)
}

/**
 * Writes the lock file of a process in another container. There every Foyer is process 1; here the own process id
 * stands in for that.
 */
const takenElsewhere = (): void => writeFileSync(file, `${process.pid}\nanother-container\na-token`)

describe('a data folder that another container uses', () => {
  it('is in use as long as its process reports, whatever its process number is here', () => {
    takenElsewhere()
    const said = `is in use by process ${process.pid} on another-container: stop it or set FOYER_DATA.`
    expect(() => takeDataFolder(folder)).toThrow(said)
    age(15_000)
    expect(() => takeDataFolder(folder)).toThrow(said)
    expect(readFileSync(file, 'utf8')).toContain('another-container')
  })

  it('is free after a while without a report', () => {
    takenElsewhere()
    age(25_000)
    takeDataFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is free, too, if the last report came from a clock that was ahead', () => {
    takenElsewhere()
    age(-15_000)
    expect(() => takeDataFolder(folder)).toThrow('on another-container: stop it or set FOYER_DATA.')
    age(-3_600_000)
    takeDataFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is not released by its previous owner', () => {
    const release = takeDataFolder(folder)
    takenElsewhere()
    release()
    expect(readFileSync(file, 'utf8')).toContain('another-container')
  })
})

describe('a data folder that another process of this machine uses', () => {
  const running: ChildProcess[] = []
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL')
  })

  const start = async (script: string): Promise<ChildProcess> => {
    const words = ['--input-type=module', '-e', `${script}; console.log('ready'); setInterval(() => undefined, 1000)`]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    running.push(child)
    await once(child.stdout ?? child, 'data')
    return child
  }
  const startHolder = (): Promise<ChildProcess> => {
    const [module, path] = [join(import.meta.dirname, 'data-folder.ts'), folder].map((word) => JSON.stringify(word))
    return start(`import { namesIn, takeDataFolder } from ${module}; takeDataFolder(${path})`)
  }

  it('is in use as long as that runs, even if it is paused and does not report', async () => {
    const holder = await startHolder()
    holder.kill('SIGSTOP')
    age(3_600_000)
    expect(() => takeDataFolder(folder)).toThrow(`is in use by process ${holder.pid}: stop it or set FOYER_DATA.`)
  })

  it('is free after a power failure, even if another Node process has got its number', async () => {
    const holder = await startHolder()
    const ended = once(holder, 'exit')
    holder.kill('SIGKILL')
    await ended
    const other = await start('')
    writeFileSync(file, readFileSync(file, 'utf8').replace(String(holder.pid), String(other.pid)))
    takeDataFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a data folder left by a killed process', () => {
  /** Takes the folder, pausing before this numbered change to the lock file or to a file beside it, until it receives a message. */
  const script = (step: number): string => `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { readSync } = fs
    let steps = 0
    for (const name of ['writeFileSync', 'linkSync', 'renameSync', 'rmSync']) {
      const real = fs[name]
      fs[name] = (...words) => {
        if (words.some((word) => String(word).startsWith(${JSON.stringify(file)})) && (steps += 1) === ${step}) {
          console.log('waits')
          readSync(0, Buffer.alloc(1))
        }
        return real(...words)
      }
    }
    syncBuiltinESMExports()
    const { takeDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))})
    try {
      takeDataFolder(${JSON.stringify(folder)})
      console.log('took it')
    } catch (error) {
      console.log(error.message)
    }
    setInterval(() => undefined, 1000)`

  /**
   * Runs another process up to its first change, then a new one up to its second, and so on. `next` lets it continue
   * and returns its outcome.
   */
  const atEachStep = async (meet: (next: () => Promise<string>) => Promise<void>, end: () => void): Promise<void> => {
    for (let step = 1, waits = true; waits; step += 1) {
      writeFileSync(file, '4194305')
      const child = spawn(process.execPath, ['--input-type=module', '-e', script(step)], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      const gone = once(child, 'exit')
      const words = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]()
      const next = async (): Promise<string> => String((await words.next()).value).trim()
      try {
        const first = await next()
        waits = first === 'waits'
        await meet(async () => {
          if (!waits) return first
          child.stdin.end('on')
          return next()
        })
      } finally {
        child.kill('SIGKILL')
        await gone
      }
      end()
    }
  }
  const releases: (() => void)[] = []
  afterEach(() => {
    for (const release of releases.splice(0)) release()
  })
  const takeIt = (): string => {
    try {
      releases.push(takeDataFolder(folder, vi.fn<() => void>()))
      return 'took it'
    } catch (error) {
      return (error as Error).message
    }
  }

  it('is taken by only one of two concurrent processes', async () => {
    await atEachStep(
      async (goOn) => {
        const said = [takeIt(), await goOn()]
        expect(said.toSorted()).toEqual([expect.stringContaining('is in use by '), 'took it'])
        expect(readdirSync(folder)).toEqual(['foyer.pid'])
      },
      () => rmSync(file),
    )
  })

  it('is free, too, if a process was killed while taking it', async () => {
    await atEachStep(
      async () => undefined,
      () => {
        takeDataFolder(folder)()
        expect(namesIn(folder)).toEqual([])
      },
    )
  })

  it('is in use while somebody is writing their name', () => {
    writeFileSync(file, '')
    expect(takeIt()).toContain('is in use by another process: stop it or set FOYER_DATA.')
    age(25_000)
    expect(takeIt()).toBe('took it')
  })
})

describe('a data folder that this process uses', () => {
  it('is reported every few seconds, until it is released', () => {
    vi.useFakeTimers({ now: Date.now() })
    const lost = vi.fn<() => void>()
    const release = takeDataFolder(folder, lost)
    age(25_000)
    vi.advanceTimersByTime(6_000)
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(6_000)
    expect(lost).not.toHaveBeenCalled()
    takenElsewhere()
    age(25_000)
    vi.advanceTimersByTime(6_000)
    expect(Date.now() - statSync(file).mtimeMs).toBeGreaterThan(25_000)
    expect(lost).toHaveBeenCalled()
    release()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('left by a killed process is taken at once if no such process runs', () => {
    for (const left of ['4194305', `${process.pid}`]) {
      writeFileSync(file, left)
      takeDataFolder(folder)()
      expect(readdirSync(folder)).toEqual([])
    }
  })
})
