import './channels.css'
import { type EventPreference, type NotificationKind, notificationKinds } from '@foyer/contract/push/notification.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { preferencesQuery, setPreference } from '../queries.ts'

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

interface Turn {
  readonly channel: Channel
  readonly on: boolean
}

/**
 * Both channels of an event are saved in one call. Changes are therefore sent one after the other, each based on the
 * server's state at that moment, so that a failed one is rolled back alone.
 */
const useTurns = (event: EventPreference) => {
  const queryClient = useQueryClient()
  const { queryKey } = preferencesQuery
  const [turned, setTurned] = useState<Partial<Record<Channel, boolean>>>({})
  const savedNow = (): EventPreference =>
    queryClient.getQueryData(queryKey)?.events.find(({ kind }) => kind === event.kind) ?? event
  const saving = useMutation({
    scope: { id: queryKey.join('/') },
    mutationFn: ({ channel, on }: Turn) => setPreference({ ...savedNow(), [channel]: on }),
    onMutate: ({ channel, on }) => {
      setTurned((now) => ({ ...now, [channel]: on }))
      return queryClient.cancelQueries({ queryKey })
    },
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    // Unless it was switched again meanwhile, the server's state is shown from now on.
    onSettled: (_answer, _error, { channel, on }) =>
      setTurned((now) => (now[channel] === on ? { ...now, [channel]: undefined } : now)),
  })
  return { chosen: { mail: turned.mail ?? event.mail, push: turned.push ?? event.push }, turn: saving.mutate }
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
