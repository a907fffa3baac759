import { despiteFailures } from '../../platform/despite-failures.ts'
import type { Branding } from './index.ts'

/** Runs a job for all brands. An error at one brand does not keep the others from their turn. */
export const everyBrand =
  ({ all }: Pick<Branding, 'all'>, round: (tenant: string) => Promise<unknown>) =>
  (): Promise<void> =>
    despiteFailures(all, ({ key }) => round(key))
