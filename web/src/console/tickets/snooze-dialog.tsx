import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/confirm.tsx'
import { SegmentedRadios } from '../../ui/segmented-radios.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useNow } from '../../ui/use-now.ts'
import type { StaffTicket } from './queries.ts'
import { seenFields, seenOf } from './seen.ts'
import { type Snooze, snoozedUntil, snoozes } from './snooze-rules.ts'
import { momentText } from './snoozed-till.tsx'
import { snoozeTicket } from './ticket-deeds.ts'
import { useUnlessMoved } from './use-ticket-change.ts'

/** Snoozes the ticket unless something has arrived meanwhile, or returns it to the queue, which hides nothing. */
export const useSnooze = ({ id }: StaffTicket, success: string) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  return useUnlessMoved(
    id,
    (until: string | null) => snoozeTicket(id, until, until === null ? {} : seenFields(seenOf(client, id))),
    t('meanwhile.not_snoozed'),
    success,
  )
}

interface SnoozeDialogProps {
  readonly ticket: StaffTicket
  readonly onClose: () => void
}

/** Asks how long to snooze a question that cannot be answered yet. */
export const SnoozeDialog = ({ ticket, onClose }: SnoozeDialogProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const now = new Date(useNow(60_000))
  const [snooze, setSnooze] = useState<Snooze>('tomorrow')
  const [day, setDay] = useState('')
  const until = snoozedUntil(snooze, day, now)
  const when = until === undefined ? '' : momentText(until, locale)
  const snoozing = useSnooze(ticket, t('snooze.done', { when }))
  return (
    <Confirm
      title={t('snooze.title', { number: ticket.number })}
      action={t('snooze.action')}
      tone="plain"
      blocked={until === undefined}
      onConfirm={() => snoozing.mutateAsync(until?.toISOString() ?? null)}
      onClose={onClose}
    >
      <div className="stack">
        <p className="muted">{t('snooze.text')}</p>
        <SegmentedRadios
          label={t('snooze.until')}
          group="snooze"
          value={snooze}
          options={snoozes.map((value) => ({ value, name: t(`snooze.${value}`) }))}
          onChange={setSnooze}
        />
        {snooze === 'day' && (
          <TextField
            type="date"
            label={t('snooze.which')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        <p className="small muted" aria-live="polite">
          {until === undefined ? t('snooze.none') : t('snooze.back', { when })}
        </p>
      </div>
    </Confirm>
  )
}
