import type { Session } from '@foyer/contract/account/session.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../../api/failure.ts'
import { formatDate, formatRelative } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/chip.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { DeviceLine, DeviceList, useDeviceName } from '../../../ui/device-list.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { GhostText } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { endSession, sessionsQuery } from '../queries.ts'

/** A session that has already ended counts as success: the goal is reached. */
const endUnlessEnded = (id: string): Promise<unknown> =>
  endSession(id).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.status !== 404) throw error
  })

/** The session has expired, but its browser still gets notifications. Earlier server versions do not send this field. */
const isOnlyTold = ({ signed_in }: Partial<Session>): boolean => signed_in === false

interface AskProps {
  /** One of them, or all but this device. */
  readonly ended: readonly [Session, ...Session[]]
  readonly onClose: () => void
}

/** Asks before devices are signed out, or before an already expired one stops getting notifications. */
const AskEnd = ({ ended, onClose }: AskProps) => {
  const { t } = useTranslation('account')
  const queryClient = useQueryClient()
  const nameOf = useDeviceName()
  const [{ acting_operator, user_agent }] = ended
  const name = acting_operator ?? nameOf(user_agent)
  const count = ended.length
  const stops = count === 1 && ended.every(isOnlyTold)
  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      for (const { id } of ended) await endUnlessEnded(id)
    },
    meta: { success: stops ? t('devices.stopped') : t('devices.ended', { count }) },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const one = stops
    ? { title: t('devices.ask_stop', { name }), action: t('devices.stop') }
    : { title: t('devices.ask', { name }), action: t('devices.end') }
  const question = count > 1 ? { title: t('devices.ask_others', { count }), action: t('devices.end_others') } : one
  return (
    <Confirm {...question} onConfirm={() => mutateAsync()} onClose={onClose}>
      <p className="muted">{stops ? t('devices.ask_stop_text') : t('devices.ask_text', { count })}</p>
    </Confirm>
  )
}

const Device = ({ session, onEnd }: { session: Session; onEnd: () => void }) => {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const now = useNow(30_000)
  const nameOf = useDeviceName()
  const { acting_operator, user_agent, ip } = session
  const told = isOnlyTold(session)
  const name = acting_operator ?? nameOf(user_agent)
  const since = formatDate(session.created_at, 'date', locale)
  const seen = formatRelative(session.last_seen_at, now, locale) ?? formatDate(session.last_seen_at, 'date', locale)
  return (
    <DeviceLine
      userAgent={user_agent}
      stranger={acting_operator === null ? undefined : t('devices.acting', { name: acting_operator })}
      tags={
        <>
          {session.current && <Tag>{t('devices.this')}</Tag>}
          {told && <Tag>{t('devices.told')}</Tag>}
          {session.by_link && <Tag>{t('devices.by_link')}</Tag>}
        </>
      }
      about={
        <>
          {acting_operator === null ? t('devices.where', { ip, since }) : t('devices.since', { since })}
          {' · '}
          {session.current ? t('devices.now') : t('devices.seen', { time: seen })}
        </>
      }
      action={
        !session.current && (
          <Button size="s" aria-label={t(told ? 'devices.stop_named' : 'devices.end_named', { name })} onClick={onEnd}>
            {t(told ? 'devices.stop' : 'devices.end')}
          </Button>
        )
      }
    />
  )
}

const Devices = ({ sessions }: { sessions: readonly Session[] }) => {
  const { t } = useTranslation('account')
  const [asked, setAsked] = useState<readonly Session[]>([])
  const [first, ...more] = asked
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <DeviceList
        devices={sessions.toSorted((a, b) => Number(b.current) - Number(a.current))}
        renderDevice={(session) => <Device key={session.id} session={session} onEnd={() => setAsked([session])} />}
      >
        {others.length > 1 && (
          <li>
            <p className="grow muted small">{t('devices.others_about')}</p>
            <Button size="s" kind="danger" onClick={() => setAsked(others)}>
              {t('devices.end_others')}
            </Button>
          </li>
        )}
      </DeviceList>
      {first !== undefined && <AskEnd ended={[first, ...more]} onClose={() => setAsked([])} />}
    </>
  )
}

/** Shows one row, because the current device is always in the list. */
const DevicesSkeleton = () => (
  <ul className="devices" aria-hidden="true">
    <li>
      <Monitor size={20} strokeWidth={1.5} />
      <div className="grow">
        <div className="row wrap">
          <GhostText>Firefox on Windows</GhostText>
        </div>
        <div className="tiny subtle">
          <GhostText>203.0.113.214, since 26 November 2026</GhostText>
        </div>
      </div>
    </li>
  </ul>
)

/** Where the account is signed in: this device first, then by last use, in the server's order. */
export const DevicesPanel = () => {
  const { t } = useTranslation('account')
  const sessions = useQuery(sessionsQuery)
  return (
    <Panel title={t('devices.title')} bare>
      <Loaded query={sessions} skeleton={<DevicesSkeleton />} level={2}>
        {(data) => <Devices sessions={data} />}
      </Loaded>
    </Panel>
  )
}
