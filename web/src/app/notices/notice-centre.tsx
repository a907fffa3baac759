import type { Notification } from '@foyer/contract/push/notification.ts'
import './notices.css'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell, CalendarClock, KeyRound, LifeBuoy, type LucideIcon, ReceiptText, ServerCrash } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { featuresQuery } from '../../api/features.ts'
import { notificationsQuery, readNotifications } from '../../api/notifications.ts'
import { formatDate, formatRelative } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useNow } from '../../ui/use-now.ts'
import { hasWords, noticeWords } from './notice-words.ts'
import { type Earlier, useEarlier } from './use-earlier.ts'

const icons: Readonly<Record<Notification['kind'], LucideIcon>> = {
  staff_reply: LifeBuoy,
  unpaid_invoice: ReceiptText,
  invoice_cancelled: ReceiptText,
  licence_expiring: CalendarClock,
  licence_decision: KeyRound,
  server_alert: ServerCrash,
}

const useReading = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: readNotifications,
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey }),
  })
}

/** A tab that was opened before an upgrade does not know the kinds that came with it. */
const isKnown = (notice: Notification): boolean => notice.kind in icons && hasWords(notice)

/** A relative time, or the date from seven days on. Hovering shows the exact time. */
const Told = ({ at }: { readonly at: string }) => {
  const locale = useLocale()
  const ago = formatRelative(at, useNow(minuteMs), locale)
  return (
    <time dateTime={at} title={formatDate(at, 'ticket', locale)}>
      {ago ?? formatDate(at, 'date', locale)}
    </time>
  )
}

interface NoticeProps {
  readonly notice: Notification
  /** The focus moves here. */
  readonly isNext: boolean
  readonly onOpen: () => void
}

const Notice = ({ notice, isNext, onOpen }: NoticeProps) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isNext) link.current?.focus()
  }, [isNext])
  const { t } = useTranslation('notices')
  const { title, text } = noticeWords(notice, useLocale(), t)
  const Icon = icons[notice.kind]
  return (
    <li data-unread={notice.read_at === null || undefined}>
      <Link to={notice.path} ref={link} className="notice" onClick={onOpen}>
        <Icon size={18} />
        <span className="grow">
          <span className="strong">{title}</span>
          <span className="small muted notice-text">{text}</span>
          <span className="tiny subtle">
            <Told at={notice.created_at} />
          </span>
        </span>
        {notice.read_at === null && <span className="notice-mark">{t('is_unread')}</span>}
      </Link>
    </li>
  )
}

interface NoticeListProps {
  readonly earlier: Earlier
  readonly onOpen: (notice: Notification) => void
}

const NoticeList = ({ earlier: { notices, firstNew, load, isLoading }, onOpen }: NoticeListProps) => {
  const { t } = useTranslation('notices')
  if (notices.length === 0) return <EmptyState icon={Bell} title={t('none_title')} text={t('none_text')} />
  return (
    <>
      <ul className="notices">
        {notices.filter(isKnown).map((notice) => (
          <Notice key={notice.id} notice={notice} isNext={notice.id === firstNew} onOpen={() => onOpen(notice)} />
        ))}
      </ul>
      {load !== undefined && (
        <Button wide busy={isLoading} onClick={load}>
          {t('earlier')}
        </Button>
      )}
    </>
  )
}

/** The account's notifications, latest first; earlier ones load on demand. Following one marks it as read. */
export const NoticeCentre = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['notices', 'app'])
  const { data: features } = useQuery(featuresQuery)
  const notices = useQuery(notificationsQuery)
  const earlier = useEarlier(notices.data)
  const reading = useReading()
  const unread = notices.data?.unread_count ?? 0
  const open = ({ id, read_at }: Notification): void => {
    if (read_at === null) reading.mutate([id])
    onClose()
  }
  return (
    <Dialog
      title={t('app:pages.notifications')}
      onClose={onClose}
      actions={
        <>
          {features?.contacts === true && (
            <Link to="/notifications" className="btn quiet" onClick={onClose}>
              {t('settings')}
            </Link>
          )}
          <Button
            disabled={unread === 0}
            busy={reading.isPending}
            onClick={() => reading.mutate('all', { onSuccess: earlier.markRead })}
          >
            {t('read_all')}
          </Button>
        </>
      }
    >
      <Loaded query={notices} level={2} skeleton={<Skeleton height={240} />}>
        {() => <NoticeList earlier={earlier} onOpen={open} />}
      </Loaded>
    </Dialog>
  )
}
