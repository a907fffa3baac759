import type { TicketMail } from '@foyer/contract/operator/ticket-mail.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { api } from '../api.ts'

const url = '/operator/api/v1/ticket_mail'

const mailQuery = queryOptions({
  queryKey: ['operator', 'ticket_mail'],
  queryFn: (): Promise<TicketMail> => answerOf(api.GET(url)),
})

const kinds = ['mail_ticket_assigned', 'mail_customer_replied', 'mail_ticket_unassigned'] as const

interface MailSwitchProps {
  readonly chosen: TicketMail
  readonly kind: (typeof kinds)[number]
}

/** Switches at once and goes back if the server refuses. */
const MailSwitch = ({ chosen, kind }: MailSwitchProps) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const changing = useMutation({
    mutationFn: (wanted: boolean) => answerOf(api.PATCH(url, { body: { [kind]: wanted } })),
    meta: { success: t('security.mail_saved') },
    onSuccess: (saved) => client.setQueryData(mailQuery.queryKey, saved),
  })
  return (
    <Switch
      label={t(`security.${kind}`)}
      checked={changing.isPending ? changing.variables : chosen[kind]}
      onChange={(wanted) => changing.mutate(wanted)}
    />
  )
}

/** Which mails about tickets operators get; saved at once. */
export const MailPanel = () => {
  const { t } = useTranslation('operator')
  const query = useQuery(mailQuery)
  return (
    <Panel title={t('security.mail')}>
      <Loaded query={query} level={2} skeleton={<Skeleton height={96} />}>
        {(chosen) => (
          <div className="stack s3">
            {kinds.map((kind) => (
              <MailSwitch key={kind} chosen={chosen} kind={kind} />
            ))}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
