import type { Operation } from '@foyer/contract/endpoints.ts'
import type { EventPreference, NotificationKind } from '@foyer/contract/push/notification.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { abilitiesQuery } from '../../../api/abilities.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { preferencesQuery } from '../queries.ts'
import { useTurns } from './use-turns.ts'

/** The call by which a member sees what a notification is about. Support replies are mailed to members as to the owner. */
const seenBy: Readonly<Partial<Record<NotificationKind, Operation>>> = {
  unpaid_invoice: 'getOrder',
  invoice_cancelled: 'getOrder',
  licence_expiring: 'getDeliverable',
  licence_decision: 'getDeliverable',
  server_alert: 'getDeliverable',
}

const Event = ({ event }: { event: EventPreference }) => {
  const { t } = useTranslation('push')
  const { chosen, turn } = useTurns(event)
  return (
    <Switch
      label={t(`events.${event.kind}`)}
      checked={chosen.company_mail}
      onChange={(on) => turn({ channel: 'company_mail', on })}
    />
  )
}

/** For members of a company: which e-mails they get about what belongs to its owner. Nothing for others. */
export const CompanyPanel = () => {
  const { t } = useTranslation('push')
  const preferences = useQuery(preferencesQuery)
  const { data: abilities } = useQuery(abilitiesQuery)
  const seen = ({ kind }: { readonly kind: NotificationKind }): boolean => {
    const call = seenBy[kind]
    return call !== undefined && abilities?.company.includes(call) === true
  }
  if (abilities === undefined || !Object.values(seenBy).some((call) => abilities.company.includes(call))) return null
  return (
    <Panel title={t('company.title')}>
      <div className="stack s3">
        <p className="muted">{t('company.about')}</p>
        <Loaded query={preferences} level={2} skeleton={<span className="sk" />}>
          {({ events }) => (
            <div className="stack s3">
              {events.filter(seen).map((event) => (
                <Event key={event.kind} event={event} />
              ))}
            </div>
          )}
        </Loaded>
      </div>
    </Panel>
  )
}
