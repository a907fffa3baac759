import { afterAll, beforeAll, expect, it } from 'vitest'
import { useFoyer } from './foyer.ts'
import { plantMistake } from './simulation/plant-mistake.ts'
import { openShop, type Shop } from './simulation/shop.ts'
import { type Lived, simulate, tell } from './simulation/simulate.ts'

const foyer = useFoyer()
let shop: Shop
beforeAll(async () => {
  shop = await openShop(foyer, foyer.url, foyer.database_url)
})
afterAll(async () => {
  await shop.close()
})

const seeds = Array.from({ length: 5 }, (_, index) => index + 1)

it('F21 random customer histories break no rule about money', async () => {
  for (const seed of seeds) {
    const lived = await simulate(shop, seed)
    expect(lived.broken, tell(lived)).toEqual([])
  }
})

it('F21 a planted bug is found, and the history that found it is the same when repeated', async () => {
  await plantMistake(shop)
  let found: Lived | undefined
  for (const seed of seeds) {
    const lived = await simulate(shop, seed)
    if (lived.broken.length > 0) found = lived
    if (found !== undefined) break
  }
  if (found === undefined) throw new Error('no life shows the mistake')
  const { log, standing, broken } = await simulate(shop, found.seed)
  expect({ log, standing, laws: broken.length }).toEqual({
    log: found.log,
    standing: found.standing,
    laws: found.broken.length,
  })
})
