import type { CustomerChange } from '@foyer/contract/operator/customer.ts'
import { withoutTwins } from '../address-rules.ts'
import type { AccountRow } from '../store.ts'

type Wishes = Omit<CustomerChange, 'reason'>

/** The columns that a change by staff sets. Fields that are left out stay as they are. */
export const accountChange = ({
  permissions,
  manager,
  notification_emails,
  ...plain
}: Wishes): Partial<AccountRow> => ({
  ...(plain as Partial<AccountRow>),
  ...(notification_emails !== undefined && { notification_emails: withoutTwins(notification_emails) }),
  ...(permissions?.store !== undefined && { can_store: permissions.store }),
  ...(permissions?.create_trial !== undefined && { can_create_trial: permissions.create_trial }),
  ...(manager !== undefined && { manager_name: manager?.name ?? null, manager_email: manager?.email ?? null }),
})
