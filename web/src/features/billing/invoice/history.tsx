import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleSlash,
  Clock,
  CreditCard,
  FileText,
  ShieldAlert,
  Undo2,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { TimeLine, TimeLineEntry } from '../../../ui/time-line.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { type NextStep, nextSteps } from './next-steps.ts'

type Look = Pick<ComponentProps<typeof TimeLineEntry>, 'icon' | 'tone'>

const looks: Readonly<Record<string, Look>> = {
  issued: { icon: FileText },
  attempt_failed: { icon: CreditCard, tone: 'danger' },
  attempt_waits: { icon: ShieldAlert, tone: 'warn' },
  attempt_open: { icon: Clock },
  paid: { icon: CircleCheck, tone: 'ok' },
  cancelled: { icon: Ban },
  credited: { icon: Undo2 },
  returned: { icon: Undo2 },
  dispute_opened: { icon: ShieldAlert, tone: 'warn' },
  dispute_won: { icon: CircleCheck, tone: 'ok' },
  dispute_lost: { icon: CircleSlash, tone: 'danger' },
}

/** For kinds that a newer server may add. */
const plain: Look = { icon: FileText }

const nextIcons = { due: CalendarClock, charged: CreditCard, stops: CircleSlash, lapses: Ban } as const

const StepEntry = ({ step, licence }: { step: NextStep; licence: string }) => {
  const { t } = useTranslation('billing')
  const time = formatDate(step.day, 'date', useLocale(), 'UTC')
  return (
    <TimeLineEntry next icon={nextIcons[step.kind]} at={step.day} time={time}>
      {t(`next.${step.kind}`, { licence })}
    </TimeLineEntry>
  )
}

/** What has happened to the order, and what will happen to it automatically. */
export const History = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const today = dayOf(useNow(minuteMs))
  const steps = nextSteps(order, today)
  return (
    <section>
      <h2 className="history-title">{t(steps.length === 0 ? 'history' : 'history_and_next')}</h2>
      <TimeLine>
        {order.history.map(({ at, kind, text }) => (
          <TimeLineEntry
            key={`${at} ${kind} ${text}`}
            {...(looks[kind] ?? plain)}
            at={at}
            time={formatDate(at, 'payment', locale)}
          >
            {text}
          </TimeLineEntry>
        ))}
        {steps.map((step) => (
          <StepEntry key={step.kind} step={step} licence={order.deliverable?.human_id ?? ''} />
        ))}
      </TimeLine>
    </section>
  )
}
