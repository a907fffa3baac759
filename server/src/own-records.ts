import type { OwnRecords } from '@foyer/contract/account/export.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { BillingModule } from './modules/billing/index.ts'
import type { LicensingModule } from './modules/licensing/index.ts'
import type { ActorCall } from './platform/http/call.ts'

interface Asked {
  readonly cursor: string | undefined
  readonly limit: number
  readonly owner: 'me'
}

/** Every page of a list, one after the other. */
const allOf = async <Row>(list: (asked: Asked) => Promise<Page<Row>>): Promise<Row[]> => {
  const rows: Row[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page: Page<Row> = await list({ cursor, limit: 100, owner: 'me' })
    rows.push(...page.rows)
    cursor = page.next
  }
  return rows
}

/** What the modules keep of a person, as their own lists show it. */
export const collectOwnRecords = async (
  call: ActorCall,
  { billing, licensing }: { readonly billing: BillingModule; readonly licensing: LicensingModule },
): Promise<OwnRecords> => ({
  orders: await allOf((asked) => billing.listOrders(call, { ...asked, sort: '-created_at' })),
  payments: await allOf((asked) => billing.listPayments(call, { ...asked, sort: '-created_at' })),
  deliverables: await allOf((asked) => licensing.list(call, { ...asked, sort: 'human_id' })),
})
