import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Banner } from '../../ui/banner.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { FactorCalls } from '../../ui/second-factor/factor-calls.ts'
import { SecondFactorPanel } from '../../ui/second-factor/second-factor-panel.tsx'
import { api } from '../api.ts'
import { meQuery, owesFactor, useMe } from '../me.ts'
import { MailPanel } from './mail-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { sessionsQuery } from './sessions-query.ts'

const calls: FactorCalls = {
  query: {
    queryKey: ['operator', 'second_factor'],
    queryFn: () => answerOf(api.GET('/operator/api/v1/second_factor')),
  },
  start: (body) => answerOf(api.POST('/operator/api/v1/second_factor', { body })),
  confirm: (code) => answerOf(api.POST('/operator/api/v1/second_factor/confirm', { body: { code } })),
  renew: (code) => answerOf(api.POST('/operator/api/v1/second_factor/backup_codes', { body: { code } })),
  end: (code) => answerOf(api.DELETE('/operator/api/v1/second_factor', { body: { code } })),
  // Scopes may depend on the second factor, and switching it on ends the other sessions.
  beside: [meQuery.queryKey, sessionsQuery.queryKey],
}

/** What protects an operator's own sign-in, and which mails they get. */
export const SecurityPage = () => {
  const { t } = useTranslation('operator')
  const me = useMe()
  return (
    <div className="fit">
      <PageHeader title={t('security.title')} facts={`${me.name} · ${me.email}`} />
      <div className="stack">
        {owesFactor(me) && <Banner tone="info">{t('security.due', { role: t(`roles.${me.role}`) })}</Banner>}
        <PasswordPanel />
        <SecondFactorPanel calls={calls} required={me.second_factor.required} />
        <SessionsPanel />
        <MailPanel />
      </div>
    </div>
  )
}
