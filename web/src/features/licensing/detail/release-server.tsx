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

/** During an update, the previous server version may answer this page; it does not say whether a server holds a place. */
type MaybeHolding = Pick<StatsServer, 'server_id' | 'hostname' | 'status'> & Partial<Pick<StatsServer, 'holds_place'>>

interface ReleaseServerProps {
  readonly licence: Pick<Deliverable, 'id' | 'human_id'>
  readonly server: MaybeHolding
}

/** Releases a server's place, after asking. */
export const ReleaseServer = ({
  licence,
  server: { server_id, hostname, status, holds_place = true },
}: ReleaseServerProps) => {
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
            <p>
              {t(holds_place ? (status === 'offline' ? 'release.text' : 'release.text_running') : 'release.text_over')}
            </p>
            {holds_place && (
              <p className="small muted">
                {t('release.limit', { count: serverReleases.atMost, days: serverReleases.days })}
              </p>
            )}
          </div>
        </Confirm>
      )}
    </>
  )
}
