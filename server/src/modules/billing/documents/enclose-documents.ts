import { orderDocumentKinds } from '@foyer/contract/billing/order.ts'
import { documentKinds } from '../letters/enclosed.ts'
import type { Services } from '../services.ts'
import { creditNoteForLetter, orderForLetter } from './order-document.ts'

/** Makes the documents that letters enclose, when they are sent. */
export const encloseDocuments = (services: Services): void => {
  const { mailer } = services
  mailer.encloses(documentKinds.order, (tenant, { id, part }) =>
    orderForLetter(
      services,
      tenant,
      id,
      orderDocumentKinds.find((kind) => kind === part),
    ),
  )
  mailer.encloses(documentKinds.credit_note, (tenant, { id, part = '' }) =>
    creditNoteForLetter(services, tenant, part, id),
  )
}
