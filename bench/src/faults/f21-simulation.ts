import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createFoyer } from '../../../server/src/app.ts'
import { readSettings } from '../../../server/src/config.ts'
import { freePort } from '../../../server/test/server-process.ts'
import { plantMistake } from '../../../server/test/simulation/plant-mistake.ts'
import { openShop, type Shop } from '../../../server/test/simulation/shop.ts'
import { type Lived, simulate, tell } from '../../../server/test/simulation/simulate.ts'
import { exactly, type Fault, scaled, told } from './fault.ts'
import type { World } from './world.ts'

const inShop = async <T>({ database_url, folder }: World, work: (shop: Shop) => Promise<T>): Promise<T> => {
  const data = join(folder, 'simulation')
  mkdirSync(data, { recursive: true })
  cpSync(join(folder, 'seed/keys'), join(data, 'keys'), { recursive: true })
  const env = { DATABASE_URL: database_url, FOYER_DATA: data, PORT: String(await freePort()), LOG_LEVEL: 'silent' }
  const foyer = await createFoyer(readSettings(env), { demoWorld: false })
  const shop = await openShop(foyer, await foyer.listen(), database_url)
  try {
    return await work(shop)
  } finally {
    await shop.close()
    await foyer.close()
  }
}

const liveAll = async (shop: Shop, seeds: readonly number[]): Promise<Lived[]> => {
  const lives: Lived[] = []
  for (const seed of seeds) {
    const lived = await simulate(shop, seed)
    if (lived.broken.length > 0) console.log(tell(lived))
    lives.push(lived)
  }
  return lives
}

const isSame = (one: Lived, other: Lived | undefined): boolean =>
  one.standing === other?.standing && one.log.join() === other.log.join() && one.broken.length === other.broken.length

/** How many lives have a different result when they are repeated. */
const fickle = async (shop: Shop, lives: readonly Lived[]): Promise<number> => {
  let count = 0
  for (const lived of lives) if (!isSame(lived, await simulate(shop, lived.seed))) count += 1
  return count
}

/** `--seed 42` repeats that life. */
const seedsAsked = (count: number): number[] => {
  const at = process.argv.indexOf('--seed')
  return at < 0 ? Array.from({ length: count }, (_, index) => index + 1) : [Number(process.argv[at + 1])]
}

const broken = (lives: readonly Lived[]): Lived[] => lives.filter((lived) => lived.broken.length > 0)

/** Random lives of customers, with everything that can go wrong at the gateway, on the real modules and a real PostgreSQL. */
export const simulation: Fault = {
  id: 'F21',
  title: 'random customer histories: payments, transfers, refunds, renewals and raises while the gateway misbehaves',
  run: (world, effort) =>
    inShop(world, async (shop) => {
      const began = performance.now()
      const lives = await liveAll(shop, seedsAsked(scaled(2_000, effort, 5)))
      const perSecond = lives.length / ((performance.now() - began) / 1_000)
      const again = [...broken(lives), ...lives].slice(0, Math.max(3, Math.round(lives.length / 20)))
      return [
        told('seeds', lives.length),
        told('seeds a second', Math.round(perSecond * 10) / 10),
        told(
          'steps',
          lives.reduce((sum, { log }) => sum + log.length, 0),
        ),
        exactly('seeds that broke a rule', broken(lives).length, 0),
        told(
          'to be repeated with --seed',
          broken(lives)
            .slice(0, 20)
            .map(({ seed }) => seed)
            .join(', '),
        ),
        exactly(`seeds with another result when repeated, of ${again.length}`, await fickle(shop, again), 0),
      ]
    }),
  control: {
    without: 'the delivery of orders paid by bank transfer',
    run: (world) =>
      inShop(world, async (shop) => {
        await plantMistake(shop)
        const lives = await liveAll(shop, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        const found = broken(lives)
        const otherwise = await fickle(shop, found)
        return {
          harm: found.length > 0 && otherwise === 0,
          seen: `${found.length} of ${lives.length} seeds broke a law; ${otherwise} of them came out otherwise when lived again`,
        }
      }),
  },
}
