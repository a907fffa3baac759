import { redirectMs } from '@foyer/contract/vocabulary/constants.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf } from '../../../api/failure.ts'
import { profileQuery } from '../../../api/profile.ts'
import { useLinkToken } from '../../../api/use-link-token.ts'
import { Button } from '../../../ui/button.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import { LinkFailure, LinkPage, LinkSuccess } from '../../../ui/link-page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { confirmationQuery, sendConfirmation } from '../queries.ts'

/** Continues to the profile, which is refetched. Signed-out visitors sign in on the way. */
const useGoOn = (): (() => void) => {
  const router = useRouter()
  const queryClient = useQueryClient()
  return () => {
    queryClient.removeQueries({ queryKey: profileQuery.queryKey })
    void router.navigate({ to: '/profile', replace: true })
  }
}

const Confirmed = () => {
  const { t } = useTranslation('link')
  const goOn = useGoOn()
  useEffect(() => {
    const timer = setTimeout(goOn, redirectMs)
    return () => clearTimeout(timer)
  })
  return (
    <LinkSuccess
      title={t('confirm.done_title')}
      text={t('confirm.done_text')}
      action={<Button onClick={goOn}>{t('confirm.go_on')}</Button>}
    />
  )
}

/** Why no new link was sent: it is not needed, one was sent a moment ago, or something failed. */
const Refusal = ({ error }: { error: Error }) => {
  const { t } = useTranslation('link')
  const status = statusOf(error)
  if (status === 409) return t('confirm.confirmed')
  return status === 429 ? t('confirm.wait') : failureText(error)
}

/** For an expired link: sends another one to the same mailbox. */
const SendAgain = ({ token }: { token: string }) => {
  const { t } = useTranslation('link')
  const sending = useMutation({ mutationFn: () => sendConfirmation(token), meta: { ownFailure: true } })
  return (
    <div className="stack s2">
      {/* It is there before its text, which screen readers would often miss otherwise. */}
      <output className={sending.isSuccess ? undefined : 'sr'}>
        {sending.isSuccess && `${t('confirm.sent_title')}. ${t('confirm.sent_text')}`}
      </output>
      {!sending.isSuccess && (
        <Button kind="primary" busy={sending.isPending} onClick={() => sending.mutate()}>
          {t('confirm.send')}
        </Button>
      )}
      {sending.isError && (
        <p className="small muted" role="alert">
          <Refusal error={sending.error} />
        </p>
      )}
    </div>
  )
}

const isExpired = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'link_expired'

/** /email_confirm: the link of a confirmation mail, which confirms as soon as it is opened. */
export const EmailConfirmPage = () => {
  const { t } = useTranslation('link')
  const token = useLinkToken() ?? ''
  const query = useQuery(confirmationQuery(token))
  return (
    <LinkPage title={t('confirm.title')}>
      {query.isSuccess && <Confirmed />}
      {query.isPending && (
        <div className="stack">
          <output>{t('confirm.working')}</output>
          <Skeleton height={80} />
        </div>
      )}
      {query.isError && (
        <LinkFailure
          error={query.error}
          onRetry={() => query.refetch()}
          {...(isExpired(query.error) && { action: <SendAgain token={token} /> })}
        />
      )}
    </LinkPage>
  )
}
