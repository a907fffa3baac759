import { useTranslation } from 'react-i18next'
import { useStaffName } from '../operators/staff-names.tsx'
import type { AuditEntry } from './queries.ts'

/** The handle if the actor is an operator. */
export const handleOf = (actor: string): string | undefined => /^operator:(.+)$/.exec(actor)?.[1]

type By = Pick<AuditEntry, 'actor' | 'actor_email'>

/** Operators by name, customers by e-mail, programs and providers by name. */
export const useActorName = (): ((by: By) => string) => {
  const { t } = useTranslation(['operator', 'records'])
  const staffName = useStaffName()
  return ({ actor, actor_email }) => {
    const [kind, name = ''] = actor.split(':')
    if (kind === 'operator') return staffName(name)
    if (kind === 'gateway') return t(`gateways.${name as 'stripe'}`, { defaultValue: name })
    return actor === 'system' ? t('records:system') : (actor_email ?? actor)
  }
}
