import type { ConsoleSession } from '@foyer/contract/operator/entry.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/chip.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DeviceLine, useDeviceName } from '../../ui/device-list.tsx'
import { DevicesPanel, unlessEnded, useDeviceTimes } from '../../ui/devices-panel.tsx'
import { api } from '../api.ts'
import { sessionsQuery } from './sessions-query.ts'

interface AskProps {
  /** One of them, or all but this device. */
  readonly ended: readonly [ConsoleSession, ...ConsoleSession[]]
  readonly onClose: () => void
}

const AskEnd = ({ ended, onClose }: AskProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const queryClient = useQueryClient()
  const nameOf = useDeviceName()
  const [{ id, user_agent }] = ended
  const isAll = ended.length > 1
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      isAll
        ? answerOf(api.DELETE('/operator/api/v1/sessions'))
        : unlessEnded(answerOf(api.DELETE('/operator/api/v1/sessions/{id}', { params: { path: { id } } }))),
    meta: { success: isAll ? t('staff:sessions.others_ended') : t('staff:sessions.ended') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const question = isAll
    ? { title: t('staff:sessions.ask_others'), action: t('staff:sessions.end_others') }
    : { title: t('staff:sessions.ask', { name: nameOf(user_agent) }), action: t('staff:sessions.end') }
  return (
    <Confirm {...question} onConfirm={() => mutateAsync()} onClose={onClose}>
      <p className="muted">{t('staff:sessions.ask_text')}</p>
    </Confirm>
  )
}

const Device = ({ session, onEnd }: { session: ConsoleSession; onEnd: () => void }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const nameOf = useDeviceName()
  const { since, seen } = useDeviceTimes(session)
  const { user_agent, ip, current } = session
  return (
    <DeviceLine
      userAgent={user_agent}
      tags={current && <Tag>{t('staff:sessions.this')}</Tag>}
      about={
        <>
          {ip === null ? t('staff:sessions.since', { since }) : t('staff:sessions.where', { ip, since })}
          {' · '}
          {current ? t('staff:sessions.now') : t('staff:sessions.seen', { time: seen })}
        </>
      }
      action={
        !current && (
          <Button size="s" aria-label={t('staff:sessions.end_named', { name: nameOf(user_agent) })} onClick={onEnd}>
            {t('staff:sessions.end')}
          </Button>
        )
      }
    />
  )
}

/** Where the operator is signed in to the console. */
export const SessionsPanel = () => {
  const { t } = useTranslation(['operator', 'staff'])
  return (
    <DevicesPanel
      title={t('staff:sessions.title')}
      query={useQuery(sessionsQuery)}
      placeholder="203.0.113.214, signed in 26 November 2026"
      renderDevice={(session, onEnd) => <Device key={session.id} session={session} onEnd={onEnd} />}
      renderQuestion={(ended, onClose) => <AskEnd ended={ended} onClose={onClose} />}
      others={{ about: t('staff:sessions.others_about'), action: t('staff:sessions.end_others') }}
    />
  )
}
