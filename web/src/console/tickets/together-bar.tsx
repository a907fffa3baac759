import { CircleCheck, Tag, UserRoundPen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { SelectedBar } from '../../ui/selected-bar.tsx'
import type { Ended } from './do-together.ts'
import type { StaffTicket } from './queries.ts'
import { isMovedOn } from './seen.ts'
import { AssignSeveral, CloseSeveral, CorrectSeveral } from './together-dialogs.tsx'
import { useTogether } from './use-together.ts'

const dialogs = { assign: AssignSeveral, correct: CorrectSeveral, close: CloseSeveral } as const

const icons = { assign: UserRoundPen, correct: Tag, close: CircleCheck } as const

const deeds = ['assign', 'correct', 'close'] as const

interface TogetherBarProps {
  readonly selected: readonly StaffTicket[]
  /** Deselects these, or all. */
  readonly onDrop: (ids?: readonly string[]) => void
}

/** The tickets that were not changed, by reason, until they are deselected. */
const Refused = ({ selected, ended }: Pick<TogetherBarProps, 'selected'> & { readonly ended: readonly Ended[] }) => {
  const { t } = useTranslation('queue')
  const refused = ended.filter(
    ({ ticket, error }) => error !== undefined && selected.some(({ id }) => id === ticket.id),
  )
  if (refused.length === 0) return null
  const whyOf = ({ error }: Ended): string => (isMovedOn(error) ? t('moved') : failureText(error))
  return (
    <Banner tone="danger" said="alert">
      <span className="stack tight">
        <span className="strong">{t('failed', { count: refused.length })}</span>
        {[...Map.groupBy(refused, whyOf)].map(([why, those]) => (
          <span key={why}>
            {those.map(({ ticket }) => `#${ticket.number}`).join(', ')}: {why}
          </span>
        ))}
      </span>
    </Banner>
  )
}

/** What staff can do with several tickets of the queue at once. */
export const TogetherBar = ({ selected, onDrop }: TogetherBarProps) => {
  const { t } = useTranslation('queue')
  const together = useTogether(onDrop)
  // As they were when the dialog opened: what arrives meanwhile is not dealt with unseen.
  const [open, setOpen] = useState<{ readonly deed: keyof typeof dialogs; readonly tickets: readonly StaffTicket[] }>()
  const Open = open === undefined ? undefined : dialogs[open.deed]
  return (
    <>
      {selected.length > 0 && (
        <SelectedBar
          label={t('label')}
          count={<span className="strong">{t('count', { count: selected.length })}</span>}
          clear={t('clear')}
          busy={together.busy}
          notes={<Refused selected={selected} ended={together.ended} />}
          onClear={() => onDrop()}
        >
          {deeds.map((deed) => {
            const Icon = icons[deed]
            return (
              <Button key={deed} onClick={() => setOpen({ deed, tickets: selected })}>
                <Icon />
                {t(deed)}
              </Button>
            )
          })}
        </SelectedBar>
      )}
      {open !== undefined && Open !== undefined && (
        <Open tickets={open.tickets} together={together} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
