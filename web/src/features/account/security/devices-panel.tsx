import type { Session } from '@foyer/contract/account/session.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/chip.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { DeviceLine, useDeviceName } from '../../../ui/device-list.tsx'
import { DevicesPanel, unlessEnded, useDeviceTimes } from '../../../ui/devices-panel.tsx'
import { endSession, sessionsQuery } from '../queries.ts'

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
      for (const { id } of ended) await unlessEnded(endSession(id))
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
  const nameOf = useDeviceName()
  const { since, seen } = useDeviceTimes(session)
  const { acting_operator, user_agent, ip } = session
  const told = isOnlyTold(session)
  const name = acting_operator ?? nameOf(user_agent)
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

/** Where the account is signed in. */
export const OwnDevices = () => {
  const { t } = useTranslation('account')
  return (
    <DevicesPanel
      title={t('devices.title')}
      query={useQuery(sessionsQuery)}
      placeholder="203.0.113.214, since 26 November 2026"
      renderDevice={(session, onEnd) => <Device key={session.id} session={session} onEnd={onEnd} />}
      renderQuestion={(ended, onClose) => <AskEnd ended={ended} onClose={onClose} />}
      others={{ about: t('devices.others_about'), action: t('devices.end_others') }}
    />
  )
}
