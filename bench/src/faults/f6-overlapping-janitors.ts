import { atMost, exactly, type Fault, scaled, told } from './fault.ts'
import { takeInSilence } from './paying.ts'
import type { World } from './world.ts'

const nodes = ['first', 'second', 'third'] as const

interface Recovery {
  /** The number of attempts with an unknown outcome. */
  readonly open: number
  readonly seconds: number
  /** Calls to the gateway per open attempt. */
  readonly calls: number
  readonly unpaid: number
}

/** Attempts with an unknown outcome are left to three servers that start at the same time. */
const recover = async (world: World, count: number, answers: 'pass' | 'late_answer'): Promise<Recovery> => {
  const dead = await world.start()
  const token = await world.signIn(dead.url)
  await takeInSilence(world, dead.url, token, count)
  dead.stop()
  await dead.gone
  const open = await world.ask(
    `update billing.payment_attempt set leased_until = now() where state = 'unknown' returning id`,
  )
  await world.gateway.behave(answers)
  await world.gateway.count()
  await Promise.all(nodes.map((name) => world.start(name)))
  const seconds = await world.settled(90)
  const { calls } = await world.gateway.counts()
  const [row] = await world.ask<{ unpaid: number }>(
    'select count(*)::int as unpaid from billing."order" where paid_at is null',
  )
  return { seconds, open: open.length, calls: Math.round((calls / open.length) * 100) / 100, unpaid: row?.unpaid ?? 0 }
}

/** Three servers that all look for open attempts every five seconds. */
export const overlappingJanitors: Fault = {
  id: 'F6',
  title: 'three servers recover the same open attempts',
  run: async (world, effort) => {
    const count = scaled(2_000, effort, 60)
    const { open, seconds, calls, unpaid } = await recover(world, count, 'pass')
    return [
      told('open attempts', open),
      atMost('gateway calls per attempt', calls, 1.3),
      atMost('seconds until all was settled', seconds, 60),
      exactly('invoices left unpaid', unpaid, 0),
    ]
  },
  control: {
    without: 'working leases and turns',
    run: async (world) => {
      const holdNothing = async (table: string, column: string): Promise<void> => {
        const name = `hold_no_${column}`
        await world.ask(`create function platform.${name}() returns trigger language plpgsql as
          $$ begin new.${column} = 'epoch'; return new; end $$`)
        await world.ask(
          `create trigger ${name} before insert or update on ${table} for each row execute function platform.${name}()`,
        )
      }
      await holdNothing('billing.payment_attempt', 'leased_until')
      // Otherwise the round of one server would keep the others from running theirs.
      await holdNothing('platform.timer', 'due_at')
      // So few attempts would be settled before a second server looks, so the gateway answers late.
      const { calls } = await recover(world, 120, 'late_answer')
      return { harm: calls > 1.3, seen: `${calls} gateway calls per attempt` }
    },
  },
}
