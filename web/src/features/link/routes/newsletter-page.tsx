import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../api/profile.ts'
import { useLinkToken } from '../../../api/use-link-token.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LinkFailure, LinkPage } from '../../../ui/link-page.tsx'
import { GhostText } from '../../../ui/skeleton.tsx'
import { newsletterQuery, setNewsletter } from '../queries.ts'

interface Choice {
  readonly newsletter: boolean
}

/**
 * The checkbox changes at once and goes back if the server refuses; the usual toast shows the error. Changes are saved
 * one after the other, so that the last one wins.
 */
const useSubscription = (token: string, saved: boolean) => {
  const queryClient = useQueryClient()
  const { queryKey } = newsletterQuery(token)
  const [latest, setLatest] = useState<Choice>()
  const saving = useMutation({
    scope: { id: queryKey.join('/') },
    mutationFn: ({ newsletter }: Choice) => setNewsletter(token, newsletter),
    onMutate: setLatest,
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer)
      return queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
    // Unless another change is waiting, the server's state is shown from now on.
    onSettled: (_answer, _error, choice) => setLatest((now) => (now === choice ? undefined : now)),
  })
  return {
    subscribed: latest?.newsletter ?? saved,
    set: (newsletter: boolean) => saving.mutate({ newsletter }),
    isSaved: saving.isSuccess,
  }
}

const Words = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('link')
  return (
    <div className="stack">
      <Heading>{t('newsletter.title')}</Heading>
      <p className="muted">{t('newsletter.about')}</p>
      {children}
    </div>
  )
}

const Subscription = ({ token, saved }: { token: string; saved: boolean }) => {
  const { t } = useTranslation('link')
  const { subscribed, set, isSaved } = useSubscription(token, saved)
  return (
    <Words>
      <Checkbox label={t('newsletter.label')} checked={subscribed} onChange={({ target }) => set(target.checked)} />
      <output className="small muted">
        {isSaved && (subscribed ? t('newsletter.saved_on') : t('newsletter.saved_off'))}
      </output>
    </Words>
  )
}

/** /newsletter: whether the mail's recipient gets the newsletter. */
export const NewsletterPage = () => {
  const { t } = useTranslation('link')
  const token = useLinkToken() ?? ''
  const query = useQuery(newsletterQuery(token))
  return (
    <LinkPage title={t('newsletter.title')}>
      {query.data !== undefined && <Subscription token={token} saved={query.data.newsletter} />}
      {query.isPending && (
        <Words>
          <div className="check-row">
            <GhostText>{t('newsletter.label')}</GhostText>
          </div>
          <output className="small muted" />
        </Words>
      )}
      {query.data === undefined && query.isError && <LinkFailure error={query.error} onRetry={() => query.refetch()} />}
    </LinkPage>
  )
}
