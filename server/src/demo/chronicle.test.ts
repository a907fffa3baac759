import { setImmediate as nextTurn } from 'node:timers/promises'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../test/foyer.ts'
import { readSettings } from '../config.ts'
import { planBrand, surround } from './chronicle.ts'
import { openPast } from './past.ts'

describe('the chronicle of the demo', () => {
  const foyer = useFoyer()

  it('can be created on any day and at any hour, in leap years too: nothing in it is in the future', async () => {
    const settings = readSettings({ PORT: '0' })
    const { platform } = foyer
    const past = openPast(settings, platform, () => foyer.url)
    for (let step = 0; step < 400; step += 1) {
      const now = new Date(Date.UTC(2028, 0, 1) + step * 24 * hourMs + (step % 24) * hourMs)
      for (const tenant of Object.keys(settings.brands)) {
        const around = surround(tenant, past, platform, foyer.url, now)
        expect(() => planBrand(around), now.toISOString()).not.toThrow()
      }
      // Lets the server in the same process go on meanwhile.
      await nextTurn()
    }
  })
})
