import { setTimeout as delay } from 'node:timers/promises'
import { startProxy } from '../../../server/test/proxy.ts'
import { type Answer, byStatus } from './callers.ts'
import { atMost, exactly, type Fault, scaled, told } from './fault.ts'
import { getPage, secondsUntil, underLoad } from './load.ts'
import type { Node, World } from './world.ts'

const names = ['first', 'second'] as const

interface Restarted {
  readonly answers: readonly Answer[]
  readonly longestEnd: number
}

/** Stops and starts one server after the other while calls arrive. */
const restart = async (world: World, times: number, drainSeconds: number): Promise<Restarted> => {
  const env = { FOYER_CONFIG: world.configure({}, { drain_seconds: drainSeconds }) }
  const own = { env, program: '../../server/src/main.ts' }
  const backends = new Set<string>()
  const nodes = new Map<string, Node>()
  const proxy = await startProxy(backends)
  world.defer(proxy.close)
  const begin = async (name: string): Promise<void> => {
    const node = await world.start(name, own)
    backends.delete(nodes.get(name)?.url ?? '')
    nodes.set(name, node)
    backends.add(node.url)
    await secondsUntil(30, async () => proxy.ready.has(node.url), 20)
  }
  for (const name of names) await begin(name)
  const token = await world.signIn(proxy.url)
  let longestEnd = 0
  const [, answers] = await underLoad(
    200,
    () => getPage(proxy.url, token),
    async () => {
      await delay(1_000)
      for (let number = 0; number < times; number += 1) {
        const name = names[number % 2] ?? 'first'
        const node = nodes.get(name)
        if (node === undefined) throw new Error('both run')
        const began = performance.now()
        process.kill(node.pid, 'SIGTERM')
        await node.gone
        longestEnd = Math.max(longestEnd, (performance.now() - began) / 1_000)
        await begin(name)
      }
    },
  )
  return { answers, longestEnd: Math.round(longestEnd * 10) / 10 }
}

const failed = (answers: readonly Answer[]): number => answers.filter(({ status }) => status !== 200).length

/** A rolling update: each server in turn reports that it is not ready, answers its running calls, exits and returns. */
export const restarts: Fault = {
  id: 'F13',
  title: 'two servers behind a proxy are restarted in turn, under 200 calls a second',
  run: async (world, effort) => {
    const times = scaled(50, effort, 4)
    const { answers, longestEnd } = await restart(world, times, 1)
    return [
      told('restarts', times),
      told('answers', byStatus(answers)),
      exactly('calls that failed', failed(answers), 0),
      atMost('seconds until a server stopped', longestEnd, 30),
    ]
  },
  control: {
    without: 'the pause between “not ready” and the exit',
    run: async (world) => {
      const { answers } = await restart(world, 4, 0)
      return { harm: failed(answers) > 0, seen: `${failed(answers)} of ${answers.length} calls failed` }
    },
  },
}
