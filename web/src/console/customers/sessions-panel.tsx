import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/chip.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { DeviceLine, DeviceList } from '../../ui/device-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { api } from '../api.ts'
import { useMay } from '../me.ts'
import { type CustomerDetail, customerQuery } from './queries.ts'

const SignOutEverywhere = ({ customer: { id, email } }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const ending = useMutation({
    mutationFn: () => answerOf(api.DELETE('/operator/api/v1/customers/{id}/sessions', { params: { path: { id } } })),
    meta: { success: t('customers.signed_out') },
    onSuccess: () => client.invalidateQueries({ queryKey: customerQuery(id).queryKey }),
  })
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)}>
        {t('customers.sign_out')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('customers.sign_out_title', { email })}
          action={t('customers.sign_out')}
          onConfirm={() => ending.mutateAsync()}
          onClose={() => setAsking(false)}
        >
          <p className="muted">{t('customers.sign_out_text')}</p>
        </Confirm>
      )}
    </>
  )
}

const Place = ({ session }: { session: CustomerDetail['sessions'][number] }) => {
  const { t } = useTranslation('operator')
  const { user_agent, ip, last_seen_at, acting_operator } = session
  return (
    <DeviceLine
      userAgent={user_agent}
      tags={acting_operator !== null && <Tag>{t('customers.acting', { name: acting_operator })}</Tag>}
      about={
        <>
          {ip} · <DateTime at={last_seen_at} format="payment" />
        </>
      }
    />
  )
}

/** Where the customer is signed in, and whether an operator acts for them. */
export const SessionsPanel = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('customers:write')
  const { sessions } = customer
  return (
    <Panel
      title={t('customers.sessions')}
      bare={sessions.length > 0}
      {...(mayWrite && sessions.length > 0 && { aside: <SignOutEverywhere customer={customer} /> })}
    >
      {sessions.length === 0 ? (
        <p className="small muted">{t('customers.no_sessions')}</p>
      ) : (
        <DeviceList devices={sessions} renderDevice={(session) => <Place key={session.id} session={session} />} />
      )}
    </Panel>
  )
}
