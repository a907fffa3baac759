import './channels.css'
import type { EventPreference } from '@foyer/contract/push/notification.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { preferencesQuery, setPreference } from '../queries.ts'

const channels = ['mail', 'push'] as const

const EventRow = ({ event }: { event: EventPreference }) => {
  const { t } = useTranslation('push')
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(event)
  const saving = useMutation({
    mutationFn: setPreference,
    onMutate: setChosen,
    onSuccess: (answer) => queryClient.setQueryData(preferencesQuery.queryKey, answer),
    onError: () => setChosen(event),
  })
  const name = t(`events.${event.kind}`)
  return (
    <tr>
      <th scope="row">
        <span className="strong">{name}</span>
        <span className="small muted">{t(`events_about.${event.kind}`)}</span>
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          <Switch
            hiddenLabel
            label={`${name}: ${t(`channels.${channel}`)}`}
            checked={chosen[channel]}
            onChange={(on) => saving.mutate({ ...chosen, [channel]: on })}
          />
        </td>
      ))}
    </tr>
  )
}

/** By which ways the account is told of what. */
export const ChannelsPanel = () => {
  const { t } = useTranslation('push')
  const preferences = useQuery(preferencesQuery)
  return (
    <Panel title={t('channels.title')}>
      <Loaded query={preferences} level={2} skeleton={<Skeleton height={220} />}>
        {({ events }) => (
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
            <tbody>
              {events.map((event) => (
                <EventRow key={event.kind} event={event} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Panel>
  )
}
