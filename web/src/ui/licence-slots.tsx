import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { type ComponentType, createContext, use } from 'react'

/** Parts that other features add to a licence's page. The app provides them, and the page places them. */
export interface LicenceSlots {
  readonly Traffic?: ComponentType<{ readonly licence: Deliverable }>
  readonly Records?: ComponentType<{ readonly licence: Deliverable }>
}

export const LicenceSlotsContext = createContext<LicenceSlots>({})

/** What viewers watched on the licence's servers, if a feature provides it. */
export const TrafficSlot = ({ licence }: { readonly licence: Deliverable }) => {
  const { Traffic } = use(LicenceSlotsContext)
  return Traffic === undefined ? null : <Traffic licence={licence} />
}

/** The invoices and tickets of the licence, if features provide them. */
export const RecordsSlot = ({ licence }: { readonly licence: Deliverable }) => {
  const { Records } = use(LicenceSlotsContext)
  return Records === undefined ? null : <Records licence={licence} />
}
