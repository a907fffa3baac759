import { addDays, dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { RunningFoyer } from './running-foyer.ts'

/** The day by the server's clock, such as `2026-04-18`. */
export const today = ({ platform }: RunningFoyer): string => dayOf(platform.clock.now())

/** The day that many days after today by the server's clock, or before it. */
export const dayIn = (foyer: RunningFoyer, days: number): string => addDays(today(foyer), days)

/** Moves the server's clock. What becomes due is not run by that. */
export const advance = ({ platform }: Pick<RunningFoyer, 'platform'>, ms: number): void => {
  platform.clock.offset_ms += ms
}

/** Lets days pass, with every due job run before and after them. */
export const passDays = async (foyer: RunningFoyer, days: number): Promise<void> => {
  await foyer.platform.jobs.runDue()
  advance(foyer, days * dayMs)
  await foyer.platform.jobs.runDue()
}
