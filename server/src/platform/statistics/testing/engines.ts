import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '../../log.ts'
import type { Limits, StatisticsEngine } from '../engine.ts'
import { openStatistics } from '../open-statistics.ts'

/** One way to run the engine, whose process the test can kill and freeze. */
export interface EngineUnderTest {
  readonly engine: StatisticsEngine
  /** Kills the engine's process, as a crash would. */
  kill(): Promise<void>
  /** Makes the process hang without ending it. */
  freeze(): void
  /** Makes it answer again after kill() or freeze(), unless it recovers by itself. */
  revive(): Promise<void>
  stop(): Promise<void>
}

export type StartEngine = (path: string, limits?: Partial<Limits>) => Promise<EngineUnderTest>

export const quietLog = createLog('silent')

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process ended while /proc was being read.
    return ''
  }
}

/** Processes of this machine that were started on the folder. */
export const processesOn = (path: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => textOf(`/proc/${pid}/cmdline`).includes(path))
    .map(Number)

/** Signals every process on the folder, ignoring those that have just ended. */
export const signal = (path: string, name: NodeJS.Signals): void => {
  for (const pid of processesOn(path)) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

export const startEmbedded: StartEngine = async (path, limits = {}) => {
  const engine = await openStatistics({ path, log: quietLog, limits })
  return {
    engine,
    kill: async () => signal(path, 'SIGKILL'),
    freeze: () => signal(path, 'SIGSTOP'),
    revive: async () => undefined,
    stop: () => engine.close(),
  }
}

const startFront = async (
  path: string,
  port: number,
  cluster: string,
): Promise<{ front: ChildProcess; port: number }> => {
  const front = fork(join(import.meta.dirname, 'clickhouse-front.ts'), [path, String(port), cluster], { execArgv: [] })
  const [given] = (await once(front, 'message')) as [number]
  return { front, port: given }
}

const end = async (front: ChildProcess): Promise<void> => {
  if (front.exitCode !== null || front.signalCode !== null) return
  front.kill('SIGKILL')
  await once(front, 'exit')
}

/** A ClickHouse server for tests that can be killed and frozen. */
export interface TestServer {
  readonly url: string
  kill(): Promise<void>
  freeze(): void
  /** Starts it again at the same address after kill() or freeze(). */
  revive(): Promise<void>
}

/** A server on the folder. With a name, it is a cluster of one node. */
export const startTestServer = async (path: string, cluster = ''): Promise<TestServer> => {
  let { front, port } = await startFront(path, 0, cluster)
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => end(front),
    freeze: () => signal(path, 'SIGSTOP'),
    revive: async () => {
      await end(front)
      ;({ front, port } = await startFront(path, port, cluster))
    },
  }
}

export const startServer: StartEngine = async (path, limits = {}) => {
  const server = await startTestServer(path)
  const engine = await openStatistics({ url: server.url, path: '', log: quietLog, limits })
  const stop = async (): Promise<void> => {
    await engine.close()
    await server.kill()
  }
  return { ...server, engine, stop }
}
