import { despiteFailures } from '../../platform/despite-failures.ts'
import type { Branding } from './index.ts'

/** A round of all brands; what is wrong at one of them is none of the others' business. */
export const everyBrand =
  ({ all }: Pick<Branding, 'all'>, round: (tenant: string) => Promise<unknown>) =>
  (): Promise<void> =>
    despiteFailures(all, ({ key }) => round(key))
