import type { ConsoleSession } from '@foyer/contract/operator/entry.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { formatDate, formatRelative } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/chip.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DeviceLine, DeviceList, useDeviceName } from '../../ui/device-list.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { GhostText } from '../../ui/skeleton.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useNow } from '../../ui/use-now.ts'
import { api } from '../api.ts'

const sessionsQuery = queryOptions({
  queryKey: ['operator', 'own_sessions'],
  queryFn: async (): Promise<readonly ConsoleSession[]> =>
    (await answerOf(api.GET('/operator/api/v1/sessions'))).sessions,
})

/** A session that has already ended counts as success: the goal is reached. */
const endOne = (id: string): Promise<unknown> =>
  answerOf(api.DELETE('/operator/api/v1/sessions/{id}', { params: { path: { id } } })).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.status !== 404) throw error
  })

interface AskProps {
  /** One, or null for all others. */
  readonly ended: ConsoleSession | null
  readonly onClose: () => void
}

const AskEnd = ({ ended, onClose }: AskProps) => {
  const { t } = useTranslation(['operator', 'staff'])
  const queryClient = useQueryClient()
  const nameOf = useDeviceName()
  const { mutateAsync } = useMutation({
    mutationFn: () => (ended === null ? answerOf(api.DELETE('/operator/api/v1/sessions')) : endOne(ended.id)),
    meta: { success: ended === null ? t('staff:sessions.others_ended') : t('staff:sessions.ended') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const question =
    ended === null
      ? { title: t('staff:sessions.ask_others'), action: t('staff:sessions.end_others') }
      : {
          title: t('staff:sessions.ask', { name: nameOf(ended.user_agent) }),
          action: t('staff:sessions.end'),
        }
  return (
    <Confirm {...question} onConfirm={() => mutateAsync()} onClose={onClose}>
      <p className="muted">{t('staff:sessions.ask_text')}</p>
    </Confirm>
  )
}

const Device = ({ session, onEnd }: { session: ConsoleSession; onEnd: () => void }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const locale = useLocale()
  const now = useNow(30_000)
  const nameOf = useDeviceName()
  const { user_agent, ip, current, created_at, last_seen_at } = session
  const since = formatDate(created_at, 'date', locale)
  const seen = formatRelative(last_seen_at, now, locale) ?? formatDate(last_seen_at, 'date', locale)
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

const Devices = ({ sessions }: { sessions: readonly ConsoleSession[] }) => {
  const { t } = useTranslation(['operator', 'staff'])
  const [asked, setAsked] = useState<ConsoleSession | null>()
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <DeviceList
        devices={sessions.toSorted((a, b) => Number(b.current) - Number(a.current))}
        renderDevice={(session) => <Device key={session.id} session={session} onEnd={() => setAsked(session)} />}
      >
        {others.length > 1 && (
          <li>
            <p className="grow muted small">{t('staff:sessions.others_about')}</p>
            <Button size="s" kind="danger" onClick={() => setAsked(null)}>
              {t('staff:sessions.end_others')}
            </Button>
          </li>
        )}
      </DeviceList>
      {asked !== undefined && <AskEnd ended={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** Shows one row, because the present session is always in the list. */
const SessionsSkeleton = () => (
  <ul className="devices" aria-hidden="true">
    <li>
      <div className="grow">
        <div className="row wrap">
          <GhostText>Firefox on Windows</GhostText>
        </div>
        <div className="tiny subtle">
          <GhostText>203.0.113.214, signed in 26 November 2026</GhostText>
        </div>
      </div>
    </li>
  </ul>
)

/** Where the operator is signed in to the console: this device first, then by last use. */
export const SessionsPanel = () => {
  const { t } = useTranslation(['operator', 'staff'])
  const sessions = useQuery(sessionsQuery)
  return (
    <Panel title={t('staff:sessions.title')} bare>
      <Loaded query={sessions} skeleton={<SessionsSkeleton />} level={2}>
        {(data) => <Devices sessions={data} />}
      </Loaded>
    </Panel>
  )
}
