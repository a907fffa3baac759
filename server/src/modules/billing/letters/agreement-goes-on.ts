import type { Tx } from '../../../platform/database/database.ts'
import type { AgreementRow } from '../agreements/agreement-store.ts'
import type { Services } from '../services.ts'
import { postStaffNotice, providerOf } from './staff-notice.ts'

/** The service goes on charging a customer who has cancelled. */
export const postAgreementGoesOn = (
  services: Services,
  tx: Tx,
  { id, tenant, gateway, reference }: Pick<AgreementRow, 'id' | 'tenant' | 'gateway' | 'reference'>,
): Promise<void> =>
  postStaffNotice(services, tx, { tenant, id: `agreement-goes-on-${id}` }, ({ staff }) => {
    const { subject, body } = staff.agreementGoesOn
    const heading = subject(providerOf(gateway), reference)
    return { subject: heading, heading, paragraphs: [body(providerOf(gateway))] }
  })
