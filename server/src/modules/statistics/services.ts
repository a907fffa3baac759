import type { KeyRing } from '../../platform/auth/signing-keys.ts'
import type { Clock } from '../../platform/clock.ts'
import type { CountryOf } from '../../platform/countries.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Cursors } from '../../platform/http/cursors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { StatisticsEngine } from '../../platform/statistics/index.ts'
import type { Branding } from '../branding/index.ts'
import type { CompanyModule } from '../company/index.ts'
import type { LicensingModule } from '../licensing/index.ts'

/** What the statistics module depends on. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly keys: KeyRing
  readonly cursors: Cursors
  readonly jobs: Jobs
  readonly statistics: StatisticsEngine
  readonly countryOf: CountryOf
  readonly branding: Branding
  readonly company: CompanyModule
  readonly licensing: LicensingModule
}
