import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { GhostText } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { preferencesQuery, pushStateQuery } from '../queries.ts'
import { PushFailure, type PushProblem, switchOff, switchOn } from './switch-push.ts'

/** An optimistic switch: it moves at once, goes back if any step fails, and otherwise shows the known state. */
const usePushSwitch = (known: boolean) => {
  const queryClient = useQueryClient()
  const switching = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (!wanted) return switchOff()
      const { server_key } = await queryClient.ensureQueryData(preferencesQuery)
      return switchOn(server_key)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['push'] }),
    meta: { ownFailure: true },
  })
  const { error, variables: wanted } = switching
  const unforeseen = wanted === false ? 'unsubscribeError' : 'subscribeError'
  const problem: PushProblem = error instanceof PushFailure ? error.problem : unforeseen
  const on = switching.isPending ? switching.variables : switching.isError ? !switching.variables : known
  return { on, switch: switching.mutate, busy: switching.isPending, problem: error === null ? undefined : problem }
}

const PushSwitch = ({ known, obstacle }: { known: boolean; obstacle: PushProblem | undefined }) => {
  const { t } = useTranslation('push')
  const push = usePushSwitch(known)
  const problem = push.problem ?? obstacle
  return (
    <div className="stack s3">
      {problem !== undefined && (
        <Banner tone="danger" said={push.problem && 'alert'}>
          {t(`profile.notifications.${problem}`)}
        </Banner>
      )}
      <Switch label={t('browser.label')} checked={push.on} disabled={push.busy} onChange={push.switch} />
      <p className="small muted">{t('browser.about')}</p>
    </div>
  )
}

/** The switch's text is known already; whether it is on is not. */
const SwitchSkeleton = () => {
  const { t } = useTranslation('push')
  return (
    <div className="stack s3" aria-hidden="true">
      <span className="switch-row">
        <GhostText>{t('browser.label')}</GhostText>
      </span>
      <p className="small muted">{t('browser.about')}</p>
    </div>
  )
}

/**
 * On a first visit the service worker is registered only after the page has loaded; what prevented notifications is
 * resolved then.
 */
const useWorkerToCome = (isMissing: boolean): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isMissing) void navigator.serviceWorker.ready.then(() => queryClient.invalidateQueries({ queryKey: ['push'] }))
  }, [isMissing, queryClient])
}

/** Notifications in this browser. */
export const BrowserPanel = () => {
  const { t } = useTranslation('push')
  const state = useQuery(pushStateQuery)
  useWorkerToCome(state.data?.obstacle === 'registration_error')
  return (
    <Panel title={t('browser.title')}>
      <Loaded query={state} level={2} skeleton={<SwitchSkeleton />}>
        {({ on, obstacle }) => <PushSwitch known={on} obstacle={obstacle} />}
      </Loaded>
    </Panel>
  )
}
