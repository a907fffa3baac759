import { join } from 'node:path'
import { cpuSeconds, postmasterOf } from '../cpu-time.ts'
import { openTabs, perTab } from '../open-tabs.ts'
import { type Answer, byStatus, p99Of } from './callers.ts'
import { atMost, exactly, type Fault, scaled, told } from './fault.ts'
import { beginLoad } from './load.ts'
import type { World } from './world.ts'

const tabs = 5_000

interface Polled {
  readonly answers: readonly Answer[]
  /** PostgreSQL's share of both cores. */
  readonly database: number
}

/** Tabs that have already loaded their pages. Their polls are spread evenly, or `inStep` all at the same moment of each second. */
const poll = async (world: World, count: number, seconds: number, inStep: boolean): Promise<Polled> => {
  await world.invoices(20)
  const { url } = await world.start()
  const token = await world.signIn(url)
  const ask = await openTabs(url, token)
  const postmaster = postmasterOf(join(world.folder, '../postgres'))
  const [began, taken] = [performance.now(), cpuSeconds(postmaster)]
  const load = inStep
    ? beginLoad(1, async (second) => {
        const all = await Promise.all(Array.from({ length: Math.round(count * perTab * 5) }, (_, n) => ask(second + n)))
        return all.reduce((slowest, one) => (one.ms > slowest.ms ? one : slowest))
      })
    : beginLoad(count * perTab, ask)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  const answers = await load.stop()
  const spent = (performance.now() - began) / 1_000
  return { answers: [...answers], database: (cpuSeconds(postmaster) - taken) / spent / 2 }
}

/** Many tabs are open, and each polls every few seconds for changes, which are rare. */
export const polling: Fault = {
  id: 'F18',
  title: '5,000 open tabs that poll',
  run: async (world, effort) => {
    const count = scaled(tabs, effort, 1_000)
    const { answers, database } = await poll(world, count, scaled(30, effort, 10), false)
    return [
      told('tabs; calls a second', `${count}; ${Math.round(count * perTab)}`),
      told('answers', byStatus(answers)),
      exactly('answers other than 304', answers.filter(({ status }) => status !== 304).length, 0),
      atMost('p99 of an answer, ms', p99Of(answers), 150),
      atMost('PostgreSQL’s share of the CPU, %', Math.round(database * 100), 40),
    ]
  },
  control: {
    without: 'spreading the tabs over the polling interval',
    run: async (world) => {
      const { answers } = await poll(world, 1_000, 2, true)
      return { harm: p99Of(answers) > 150, seen: `the last of them was answered after ${p99Of(answers)} ms` }
    },
  },
}
