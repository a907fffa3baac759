import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLacksRole } from '../../../api/abilities.ts'
import { answerOf, api } from '../../../api/client.ts'
import { featuresQuery } from '../../../api/features.ts'
import { statisticsStandingQuery } from '../../../api/statistics-standing.ts'
import { Button } from '../../../ui/button.tsx'

interface EnableStatisticsProps {
  /** Whether any licence lacks statistics. */
  readonly any: boolean
  /** How many the user can enable. */
  readonly count: number
}

/** Why there is nothing to enable. */
const Reason = ({ any }: Pick<EnableStatisticsProps, 'any'>) => {
  const { t } = useTranslation('statistics')
  const lacksRole = useLacksRole('listViewers')
  const none = lacksRole ? 'no_statistics.role_text' : 'no_statistics.no_licences'
  return <p className="tiny subtle">{t(any ? 'no_statistics.not_manageable' : none)}</p>
}

/** Enables statistics on every licence that lacks them, then returns to the page that needed them. */
export const EnableStatistics = ({ any, count: lacking }: EnableStatisticsProps) => {
  const { t } = useTranslation('statistics')
  const { data: features } = useQuery(featuresQuery)
  // Without billing, the vendor manages the licences.
  const count = features?.billing === true ? lacking : 0
  const client = useQueryClient()
  const router = useRouter()
  const enable = useMutation({
    mutationFn: () => answerOf(api.POST('/billing/api/v1/deliverables/retroview', { body: {} })),
    meta: { success: t('no_statistics.enabled', { count }) },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['deliverables'] }),
        client.invalidateQueries({ queryKey: statisticsStandingQuery.queryKey }),
      ]),
  })
  // Users who have moved on to another page stay there.
  const goBack = (): void => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/retroview/dashboard' })
  }
  return (
    <div className="stack s2">
      <Button
        kind="primary"
        disabled={count === 0}
        busy={enable.isPending || enable.isSuccess}
        onClick={() => enable.mutate(undefined, { onSuccess: goBack })}
      >
        {t('no_statistics.enable')}
      </Button>
      {count === 0 && <Reason any={any} />}
    </div>
  )
}
