import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLinkToken } from '../../../api/use-link-token.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LinkFailure, LinkPage } from '../../../ui/link-page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { confirmMailCopy, endMailCopy, mailCopyQuery } from '../queries.ts'

const Words = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('link')
  return (
    <div className="stack">
      <Heading>{t('copies.title')}</Heading>
      {children}
    </div>
  )
}

/** Both may be repeated: another tab, or the button of a mail program, may have been first. */
const useDecision = (token: string) => {
  const queryClient = useQueryClient()
  const lookAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: mailCopyQuery(token).queryKey })
  const deciding = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? confirmMailCopy(token) : endMailCopy(token)),
    onSuccess: lookAgain,
    // Not awaited: after a refusal the buttons are needed at once.
    onError: () => void lookAgain(),
  })
  const decided = deciding.isPending ? deciding.variables : undefined
  /** One answer at a time. */
  const buttonOf = (wanted: boolean) => ({
    busy: decided === wanted,
    disabled: decided === !wanted,
    onClick: () => deciding.mutate(wanted),
  })
  return buttonOf
}

type Copy = Awaited<ReturnType<NonNullable<ReturnType<typeof mailCopyQuery>['queryFn']>>>

const said = { unconfirmed: 'asked', confirmed: 'confirmed', ended: 'ended' } as const

const Decision = ({
  token,
  copy: { email, customer_email: customer, ticket, state },
}: {
  token: string
  copy: Copy
}) => {
  const { t } = useTranslation('link')
  const buttonOf = useDecision(token)
  const about = { email, customer: customer ?? '', ticket: ticket ?? '' }
  return (
    <Words>
      <output>{t(ticket === null ? `copies.${said[state]}` : `copies.ticket_${said[state]}`, about)}</output>
      {state === 'unconfirmed' && <p className="muted">{t('copies.asked_hint')}</p>}
      {state === 'ended' && <p className="muted">{t('copies.ended_hint')}</p>}
      <div className="row wrap">
        {state === 'unconfirmed' && (
          <Button kind="primary" {...buttonOf(true)}>
            {t('copies.agree')}
          </Button>
        )}
        {state !== 'ended' && (
          <Button {...buttonOf(false)}>{t(state === 'confirmed' ? 'copies.stop' : 'copies.decline')}</Button>
        )}
      </div>
    </Words>
  )
}

/** /mail_copies: whether a further address of a customer gets their mails, for the owner of that address. */
export const MailCopiesPage = () => {
  const { t } = useTranslation(['link', 'app'])
  const token = useLinkToken() ?? ''
  const query = useQuery(mailCopyQuery(token))
  return (
    <LinkPage title={t('copies.title')}>
      {query.data !== undefined && <Decision token={token} copy={query.data} />}
      {query.isPending && (
        <Words>
          <div className="late">
            <Skeleton height={120} />
          </div>
          <output className="sr">{t('app:shell.loading')}</output>
        </Words>
      )}
      {query.data === undefined && query.isError && <LinkFailure error={query.error} onRetry={() => query.refetch()} />}
    </LinkPage>
  )
}
