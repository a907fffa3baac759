import type { AcceptedInvite, InviteView } from '@foyer/contract/company/company.ts'
import { redirectMs } from '@foyer/contract/vocabulary/constants.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../api/client.ts'
import { statusOf } from '../../../api/failure.ts'
import { featuresQuery } from '../../../api/features.ts'
import { carryPage } from '../../../api/previous-page.ts'
import { profileQuery } from '../../../api/profile.ts'
import { signOut } from '../../../api/sign-out.ts'
import { useLinkToken } from '../../../api/use-link-token.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LinkFailure, LinkPage, LinkSuccess } from '../../../ui/link-page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { acceptByLink, acceptInvite, inviteQuery } from '../calls.ts'
import { useRoleNames, useRoleThings } from '../role-names.ts'
import { isPersonal } from '../use-company-change.ts'

const route = getRouteApi('/link/token/company/invite/$id')

/** If accepting created the account, the user is signed in by it; then continues to the profile. */
const useGoOn = () => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return ({ access_token, refresh_token }: AcceptedInvite): void => {
    if (access_token !== null && refresh_token !== null) session.start({ access_token, refresh_token })
    queryClient.removeQueries({ predicate: isPersonal })
    void navigate({ to: '/profile', replace: true })
  }
}

/** The signed-in user, if the invite is for somebody else. */
const useOther = (email: string): string | undefined => {
  const { data: profile } = useQuery({ ...profileQuery, enabled: session.isLoggedIn })
  return profile === undefined || profile.email === email ? undefined : profile.email
}

const Accepted = ({ accepted }: { accepted: AcceptedInvite }) => {
  const { t } = useTranslation('company')
  const goOn = useGoOn()
  const { email } = accepted
  const company = accepted.company.title
  // If accepting created the account, that account continues.
  const isOthers = useOther(email) !== undefined && accepted.access_token === null
  useEffect(() => {
    const timer = setTimeout(() => goOn(accepted), redirectMs)
    return () => clearTimeout(timer)
  })
  return (
    <LinkSuccess
      title={isOthers ? t('invite.done_other_title', { email, company }) : t('invite.done_title', { company })}
      text={t('invite.done_text')}
      action={<Button onClick={() => goOn(accepted)}>{t('invite.go_on')}</Button>}
    />
  )
}

/** Signs in with the invited e-mail. Anyone else who is signed in is signed out first. */
const SignInButton = ({ id, other }: { id: string; other: string | undefined }) => {
  const { t } = useTranslation('company')
  const carry = () => carryPage(`/invite/${id}`)
  if (other !== undefined)
    return (
      <Button kind="primary" onClick={() => void signOut().then(carry)}>
        {t('invite.sign_in')}
      </Button>
    )
  return (
    <Link to="/auth/signin" className={buttonClass({ kind: 'primary' })} onClick={carry}>
      {t('invite.sign_in')}
    </Link>
  )
}

interface OfferProps {
  readonly invite: InviteView
  readonly accept: () => Promise<unknown>
  readonly busy: boolean
}

/** Joining leaves the current company, so it asks first. */
const AcceptButton = ({ invite, accept, busy }: OfferProps) => {
  const { t } = useTranslation('company')
  const [asked, setAsked] = useState(false)
  const named = { company: invite.company.title, old: invite.leaves?.title ?? '' }
  return (
    <>
      <Button
        kind="primary"
        busy={busy}
        onClick={() => (invite.leaves === null ? void accept().catch(() => undefined) : setAsked(true))}
      >
        {t('incoming.accept')}
      </Button>
      {asked && (
        <Confirm
          title={t('incoming.accept_title', named)}
          action={t('incoming.accept')}
          tone="plain"
          onConfirm={accept}
          onClose={() => setAsked(false)}
        >
          <p className="muted">{t('incoming.accept_text', named)}</p>
        </Confirm>
      )}
    </>
  )
}

const Offer = ({ invite, accept, busy }: OfferProps) => {
  const { t } = useTranslation(['company', 'app'])
  const locale = useLocale()
  const roleNames = useRoleNames()
  const things = useRoleThings()(invite.roles)
  const { id, company, invited_by, roles, expires_at, email } = invite
  const other = useOther(email)
  const { data: features } = useQuery(featuresQuery)
  const handedOver = features?.sign_up === true ? 'invite.handed_over' : 'invite.handed_over_mailed'
  const asksSignIn = invite.needs_sign_in && (!session.isLoggedIn || other !== undefined)
  return (
    <div className="stack">
      <Heading>{t('invite.title', { company: company.title })}</Heading>
      <p>
        {t(things === '' ? 'invite.text_none' : 'invite.text', { email: invited_by, company: company.title, things })}
      </p>
      <p className="small muted">
        {t('invite.roles', { roles: roleNames(roles) })}
        <br />
        {t('invites.expires', { at: formatDate(expires_at, 'invite', locale) })}
      </p>
      {other !== undefined && <Banner tone="warn">{t('invite.other', { email, you: other })}</Banner>}
      {asksSignIn && <p className="small">{t(invite.handed_over ? handedOver : 'invite.needs_sign_in', { email })}</p>}
      <div className="row wrap">
        <Link to="/" className={buttonClass()}>
          {t('app:global.cancel')}
        </Link>
        {asksSignIn ? (
          <SignInButton id={id} other={other} />
        ) : (
          <AcceptButton invite={invite} accept={accept} busy={busy} />
        )}
      </div>
    </div>
  )
}

/**
 * What the link says about the invite. If it needs a sign-in and the invited person is signed in, the invite is loaded
 * by session, so that they learn what they would leave.
 */
const useInvite = (id: string, token: string) => {
  const query = useQuery(inviteQuery(id, token))
  const visitor = useQuery({ ...profileQuery, enabled: session.isLoggedIn })
  const asksWho = query.data?.needs_sign_in === true && session.isLoggedIn
  const bySession = asksWho && visitor.data?.email === query.data?.email
  const own = useQuery({ ...inviteQuery(id, null), enabled: bySession })
  const isPending = query.isPending || (asksWho && visitor.isPending) || (bySession && own.isPending)
  return { query, bySession, isPending, invite: isPending ? undefined : (own.data ?? query.data) }
}

const isOver = (error: Error): boolean => [401, 404].includes(statusOf(error) ?? 0)

/** /invite/:id: the inviting company, for visitors who followed a mailed link. */
export const InvitePage = () => {
  const { t } = useTranslation('company')
  const { id } = route.useParams()
  const token = useLinkToken() ?? ''
  const queryClient = useQueryClient()
  const { query, invite, bySession, isPending } = useInvite(id, token)
  const accepting = useMutation({
    mutationFn: () => (bySession ? acceptInvite(id) : acceptByLink(id, token)),
    onError: (error) => {
      // Withdrawn meanwhile, or accepted elsewhere: the page reloads what the link says now.
      if (isOver(error)) void queryClient.resetQueries({ queryKey: ['invite', id] })
    },
  })
  return (
    <LinkPage title={t('invite.page')}>
      {accepting.data !== undefined && <Accepted accepted={accepting.data} />}
      {accepting.data === undefined && invite !== undefined && (
        <Offer invite={invite} accept={() => accepting.mutateAsync()} busy={accepting.isPending} />
      )}
      {isPending && <Skeleton height={160} />}
      {query.data === undefined && query.isError && <LinkFailure error={query.error} onRetry={() => query.refetch()} />}
    </LinkPage>
  )
}
