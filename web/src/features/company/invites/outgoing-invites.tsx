import type { Invite } from '@foyer/contract/company/company.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { useQuery } from '@tanstack/react-query'
import { Link2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IdleIconButton } from '../../../ui/idle-icon-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { endInvite } from '../calls.ts'
import { invitesQuery } from '../page-queries.ts'
import { PeopleRows } from '../people-rows.tsx'
import { useRoleNames } from '../role-names.ts'
import { useCompanyChange } from '../use-company-change.ts'
import { useCopyLink, useResending } from './use-sending.ts'

const CancelInvite = ({ invite, onClose }: { invite: Invite; onClose: () => void }) => {
  const { t } = useTranslation('company')
  const cancelling = useCompanyChange(() => endInvite(invite.id), { success: t('invites.cancelled') })
  return (
    <Confirm
      title={t('invites.cancel_title', { email: invite.email })}
      action={t('invites.cancel')}
      keep={t('invites.keep')}
      onConfirm={() => cancelling.mutateAsync()}
      onClose={onClose}
    >
      <p className="muted">{t('invites.cancel_text')}</p>
    </Confirm>
  )
}

const OutgoingInvite = ({ invite, onCancel }: { invite: Invite; onCancel: () => void }) => {
  const { t } = useTranslation('company')
  const locale = useLocale()
  const roleNames = useRoleNames()
  const may = useMay()
  const now = useNow(minuteMs)
  const { id, email, roles, expires_at } = invite
  const resending = useResending(invite)
  const copying = useCopyLink()
  const endsSoon = new Date(expires_at).getTime() - now < dayMs
  return (
    <li>
      <span className="grow">
        <span className="strong small cut below">{email}</span>
        <span className={endsSoon ? 'tiny below warn-text' : 'tiny subtle below'}>
          {roleNames(roles)}. {t('invites.expires', { at: formatDate(expires_at, 'invite', locale) })}
        </span>
      </span>
      <span className="row">
        {may(null, 'resendInvite') && (
          <Button
            kind="quiet"
            size="s"
            aria-label={`${t('invites.resend')}: ${email}`}
            busy={resending.isPending}
            onClick={() => resending.mutate()}
          >
            {t('invites.resend')}
          </Button>
        )}
        {may(null, 'getInviteLink') && (
          <IdleIconButton
            icon={Link2}
            label={t('invites.copy_link', { email })}
            idle={copying.isPending}
            onClick={() => copying.mutate(id)}
          />
        )}
        <IconButton icon={X} label={t('invites.cancel_named', { email })} onClick={onCancel} />
      </span>
    </li>
  )
}

/** The company's open invites: when they expire, and the actions on them. */
export const OutgoingInvites = () => {
  const { t } = useTranslation('company')
  const query = useQuery(invitesQuery('outgoing'))
  const [cancelled, setCancelled] = useState<Invite>()
  const count = query.data?.length ?? 0
  return (
    <Panel title={t('invites.outgoing')} bare aside={count > 0 && <Badge count={count} tone="calm" />}>
      <Loaded
        query={query}
        level={2}
        skeleton={
          <div className="panel-body">
            <Skeleton height={32} />
          </div>
        }
      >
        {(invites) =>
          invites.length === 0 ? (
            <p className="panel-body muted small">{t('invites.none')}</p>
          ) : (
            <PeopleRows rows={invites} wordsOf={({ email }) => email}>
              {(shown) => (
                <ul className="plain-rows">
                  {shown.map((invite) => (
                    <OutgoingInvite key={invite.id} invite={invite} onCancel={() => setCancelled(invite)} />
                  ))}
                </ul>
              )}
            </PeopleRows>
          )
        }
      </Loaded>
      {cancelled !== undefined && <CancelInvite invite={cancelled} onClose={() => setCancelled(undefined)} />}
    </Panel>
  )
}
