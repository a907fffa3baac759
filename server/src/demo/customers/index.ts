import type { CustomerPlan } from '../plans.ts'
import { fjordSecurity } from './fjord-security.ts'
import { lagoonCable } from './lagoon-cable.ts'
import { northlight } from './northlight.ts'
import { severCustomers } from './sever-customers.ts'
import { singlePeople } from './single-people.ts'

/** All customers of the demo world. */
export const customers: readonly CustomerPlan[] = [
  northlight,
  fjordSecurity,
  lagoonCable,
  ...singlePeople,
  ...severCustomers,
]
