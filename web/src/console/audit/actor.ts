import { useTranslation } from 'react-i18next'
import type { AuditEntry } from './queries.ts'

type By = Pick<AuditEntry, 'actor' | 'actor_email'>

/** Staff by their handle, people by their e-mail, programs and providers by their names. */
export const useActorName = (): ((by: By) => string) => {
  const { t } = useTranslation('operator')
  return ({ actor, actor_email }) => {
    const [kind, name = ''] = actor.split(':')
    if (kind === 'operator') return name
    if (kind === 'gateway') return t(`gateways.${name as 'stripe'}`, { defaultValue: name })
    return actor === 'system' ? t('system') : (actor_email ?? actor)
  }
}
