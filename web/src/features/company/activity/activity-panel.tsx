import type { CompanyActivity } from '@foyer/contract/company/activity.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../../ui/date-time.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { activityQuery } from '../queries.ts'
import { useRoleNames } from '../role-names.ts'

const Entry = ({ entry }: { entry: CompanyActivity }) => {
  const { t } = useTranslation('company')
  const roleNames = useRoleNames()
  const { action, actor, subject, roles, at, ip } = entry
  return (
    <li>
      <span className="grow">
        <span className="small below">
          {t(`activity.${action}`, { subject: subject ?? '' })}
          {roles !== null && `: ${roleNames(roles)}`}
        </span>
        <span className="tiny subtle below">
          {actor ?? t('activity.vendor')}
          {ip !== null && ` · ${ip}`}
        </span>
      </span>
      <span className="tiny subtle tab-num">
        <DateTime at={at} format="invite" />
      </span>
    </li>
  )
}

const skeleton = (
  <div className="panel-body stack s3">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height={28} />
    ))}
  </div>
)

/** Who did what in the company, when and from where; the owner is shown it. */
export const ActivityPanel = () => {
  const { t } = useTranslation(['company', 'app'])
  const [cursor, setCursor] = useState<string>()
  const query = useQuery(activityQuery(cursor))
  const { prev = null, next = null } = query.data ?? {}
  return (
    <Panel
      title={t('activity.title')}
      bare
      aside={
        (prev !== null || next !== null) && (
          <span className="row">
            <IconButton
              icon={ChevronLeft}
              label={t('app:table.previous')}
              disabled={prev === null}
              onClick={() => setCursor(prev ?? undefined)}
            />
            <IconButton
              icon={ChevronRight}
              label={t('app:table.next')}
              disabled={next === null}
              onClick={() => setCursor(next ?? undefined)}
            />
          </span>
        )
      }
    >
      <Loaded query={query} level={2} skeleton={skeleton}>
        {({ entries }) => (
          <ul className="plain-rows">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
