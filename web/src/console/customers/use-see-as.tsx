import type { CustomerRef } from '@foyer/contract/operator/customer-ref.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useDeeds } from '../deeds.ts'
import { isErased } from '../person-name.ts'
import { useMayEnter } from './use-may-enter.ts'

const EntryDialogs = lazyPart(async () => (await import('./sign-in-link.tsx')).EntryDialogs)

interface SeeAs {
  /** Asks to act for the customer; undefined if the operator may not, or nobody is left to act for. */
  readonly see: (() => void) | undefined
  readonly dialogs: ReactNode
}

/** Acting for a customer that begins on the portal's page at `path`, where they see the same object. */
export const useSeeAs = (customer: Pick<CustomerRef, 'id' | 'email'>, path: string): SeeAs => {
  const { t } = useTranslation('operator')
  const mayEnter = useMayEnter()
  const [way, setWay] = useState<'act' | 'asked'>()
  const see = mayEnter && !isErased(customer) ? () => setWay('act') : undefined
  useDeeds(see === undefined ? [] : [{ id: 'see', name: t('customers.see'), does: { run: see } }])
  return {
    see,
    // Stays after the question: the made link is shown next.
    dialogs: way !== undefined && (
      <EntryDialogs
        customer={customer}
        path={path}
        way={way === 'act' ? way : undefined}
        onClose={() => setWay('asked')}
      />
    ),
  }
}
