import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import type { StatsServer } from '@foyer/contract/licensing/stats.ts'
import { serverReleases } from '@foyer/contract/vocabulary/constants.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { releaseServer } from '../activation/activation-queries.ts'

interface ReleaseServerProps {
  readonly licence: Pick<Deliverable, 'id' | 'human_id'>
  readonly server: StatsServer
}

/** Takes the place of a server back, after asking. */
export const ReleaseServer = ({ licence, server: { server_id, hostname, status } }: ReleaseServerProps) => {
  const { t } = useTranslation('licensing')
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const release = useMutation({
    mutationFn: () => releaseServer(licence.id, server_id),
    meta: { success: t('release.done', { host: hostname }) },
    onSuccess: () => client.invalidateQueries({ queryKey: ['deliverable', licence.id] }),
  })
  return (
    <>
      <IconButton icon={Unplug} label={t('release.name', { host: hostname })} onClick={() => setAsking(true)} />
      {asking && (
        <Confirm
          title={t('release.title', { host: hostname, id: licence.human_id })}
          action={t('release.action')}
          onConfirm={() => release.mutateAsync()}
          onClose={() => setAsking(false)}
        >
          <div className="stack s2">
            <p>{t(status === 'offline' ? 'release.text' : 'release.text_running')}</p>
            <p className="small muted">
              {t('release.limit', { count: serverReleases.atMost, days: serverReleases.days })}
            </p>
          </div>
        </Confirm>
      )}
    </>
  )
}
