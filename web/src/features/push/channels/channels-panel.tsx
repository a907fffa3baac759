import './channels.css'
import { type EventPreference, type NotificationKind, notificationKinds } from '@foyer/contract/push/notification.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { preferencesQuery } from '../queries.ts'
import { useTurns } from './use-turns.ts'

const channels = ['mail', 'push'] as const
type Channel = (typeof channels)[number]

interface RowProps {
  readonly kind: NotificationKind
  readonly children: (channel: Channel, label: string) => ReactNode
}

const Row = ({ kind, children }: RowProps) => {
  const { t } = useTranslation('push')
  const name = t(`events.${kind}`)
  return (
    <tr>
      <th scope="row">
        <span className="strong">{name}</span>
        <span className="small muted">{t(`events_about.${kind}`)}</span>
      </th>
      {channels.map((channel) => (
        <td key={channel}>{children(channel, `${name}: ${t(`channels.${channel}`)}`)}</td>
      ))}
    </tr>
  )
}

const EventRow = ({ event }: { event: EventPreference }) => {
  const { chosen, turn } = useTurns(event)
  return (
    <Row kind={event.kind}>
      {(channel, label) => (
        <Switch hiddenLabel label={label} checked={chosen[channel]} onChange={(on) => turn({ channel, on })} />
      )}
    </Row>
  )
}

const Table = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('push')
  return (
    <table className="channels">
      <thead>
        <tr>
          <th scope="col">{t('channels.event')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

const TableSkeleton = () => (
  <Table>
    {notificationKinds.map((kind) => (
      <Row key={kind} kind={kind}>
        {() => <span className="sk channels-ghost" />}
      </Row>
    ))}
  </Table>
)

/** Which events the account is notified of, and through which channels. */
export const ChannelsPanel = () => {
  const { t } = useTranslation('push')
  const preferences = useQuery(preferencesQuery)
  return (
    <Panel title={t('channels.title')}>
      <Loaded query={preferences} level={2} skeleton={<TableSkeleton />}>
        {({ events }) => (
          <Table>
            {events.map((event) => (
              <EventRow key={event.kind} event={event} />
            ))}
          </Table>
        )}
      </Loaded>
    </Panel>
  )
}
