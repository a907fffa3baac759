import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../api/features.ts'
import { notificationsQuery } from '../../api/notifications.ts'
import { profileQuery } from '../../api/profile.ts'
import { aside } from '../../api/query-client.ts'
import { isReady } from '../../api/standing.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { partWithTexts } from '../i18n/part-with-texts.ts'
import { useReadOnPage } from './use-read-on-page.ts'

const NoticeCentre = partWithTexts('notices', async () => (await import('./notice-centre.tsx')).NoticeCentre)

interface NoticeBellProps {
  readonly iconSize?: number
}

const OpenBell = ({ iconSize = 16 }: NoticeBellProps) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...notificationsQuery, ...aside })
  const unread = data?.unread_count ?? 0
  useReadOnPage(data?.notifications)
  return (
    <>
      <span className="bell">
        <IconButton
          icon={Bell}
          iconSize={iconSize}
          label={unread === 0 ? t('pages.notifications') : t('notices.unread', { count: unread })}
          onClick={() => setOpen(true)}
        />
        {unread > 0 && <Badge count={unread} tone="calm" />}
      </span>
      {open && <NoticeCentre onClose={() => setOpen(false)} />}
    </>
  )
}

/**
 * The bell with the number of unread notifications. What it opens is loaded on demand. It is shown after the terms are
 * accepted and a password is set, like the pages that notifications lead to.
 */
export const NoticeBell = (props: NoticeBellProps) => {
  const { data: profile } = useQuery(profileQuery)
  const { data: features } = useQuery(featuresQuery)
  const ready = profile !== undefined && features !== undefined && isReady(profile, features)
  return ready ? <OpenBell {...props} /> : null
}
