import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationsQuery } from '../../api/notifications.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const NoticeCentre = lazyPart(async () => (await import('./notice-centre.tsx')).NoticeCentre)

/** The bell with the number of unread notifications; what is behind it loads when it is opened. */
export const NoticeBell = ({ iconSize = 16 }: { iconSize?: number }) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(notificationsQuery)
  const unread = data?.unread_count ?? 0
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
      <Suspense>{open && <NoticeCentre onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
