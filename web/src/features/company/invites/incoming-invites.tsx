import type { Company, Invite } from '@foyer/contract/company/company.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { acceptInvite, endInvite } from '../calls.ts'
import { invitesQuery } from '../page-queries.ts'
import { useRoleNames } from '../role-names.ts'
import { useCompanyChange } from '../use-company-change.ts'

type Question = 'accept' | 'reject'

interface AskProps {
  readonly invite: Invite
  readonly leaving: string | null
  readonly question: Question
  readonly onClose: () => void
}

const Ask = ({ invite, leaving, question, onClose }: AskProps) => {
  const { t } = useTranslation('company')
  const { id, company } = invite
  const named = { company: company.title, old: leaving ?? '' }
  const change = useCompanyChange(
    () => (question === 'accept' ? acceptInvite(id) : endInvite(id)),
    {
      success: t(question === 'accept' ? 'incoming.accepted' : 'incoming.rejected', named),
    },
    { changesSight: question === 'accept' },
  )
  return (
    <Confirm
      title={t(`incoming.${question}_title`, named)}
      action={t(`incoming.${question}`)}
      tone={question === 'accept' ? 'plain' : 'danger'}
      onConfirm={() => change.mutateAsync()}
      onClose={onClose}
    >
      <p className="muted">{t(`incoming.${question}_text`, named)}</p>
    </Confirm>
  )
}

interface IncomingInviteProps {
  readonly invite: Invite
  /** The company that the user would leave by accepting. */
  readonly leaving: string | null
}

const IncomingInvite = ({ invite, leaving }: IncomingInviteProps) => {
  const { t } = useTranslation('company')
  const locale = useLocale()
  const roleNames = useRoleNames()
  const may = useMay()
  const [question, setQuestion] = useState<Question>()
  const { id, company, invited_by, roles, expires_at } = invite
  const accepting = useCompanyChange(
    () => acceptInvite(id),
    {
      success: t('incoming.accepted', { company: company.title }),
    },
    { changesSight: true },
  )
  return (
    <li>
      <span className="grow">
        <span className="strong small below">{company.title}</span>
        <span className="tiny subtle below">
          {t('incoming.from', { email: invited_by })}. {roleNames(roles)}.{' '}
          {t('invites.expires', { at: formatDate(expires_at, 'invite', locale) })}
        </span>
      </span>
      <Button
        size="s"
        aria-label={`${t('incoming.reject')}: ${company.title}`}
        disabled={accepting.isPending}
        onClick={() => setQuestion('reject')}
      >
        {t('incoming.reject')}
      </Button>
      {may(null, 'acceptInvite') && (
        <Button
          size="s"
          kind="primary"
          aria-label={`${t('incoming.accept')}: ${company.title}`}
          busy={accepting.isPending}
          onClick={() => (leaving === null ? accepting.mutate() : setQuestion('accept'))}
        >
          {t('incoming.accept')}
        </Button>
      )}
      {question !== undefined && (
        <Ask invite={invite} leaving={leaving} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </li>
  )
}

/** Invites to the signed-in user; hidden if there are none. */
export const IncomingInvites = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company')
  const { data: invites = [] } = useQuery(invitesQuery('incoming'))
  if (invites.length === 0) return null
  return (
    <Panel title={t('incoming.title')} bare>
      <ul className="plain-rows">
        {invites.map((invite) => (
          <IncomingInvite key={invite.id} invite={invite} leaving={company.title} />
        ))}
      </ul>
    </Panel>
  )
}
