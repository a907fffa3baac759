import './second-factor.css'
import type { SecondFactor } from '@foyer/contract/account/second-factor.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { Button } from '../button.tsx'
import { Chip } from '../chip.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { Loaded } from '../loaded.tsx'
import { Panel } from '../panel.tsx'
import { GhostButton, GhostText } from '../skeleton.tsx'
import { useLocale } from '../use-locale.ts'
import type { FactorCalls } from './factor-calls.ts'

type DialogName = 'enrol' | 'renew' | 'end'

const dialogs = {
  enrol: lazyPart(async () => (await import('./enrol-dialog.tsx')).EnrolDialog),
  renew: lazyPart(async () => (await import('./code-dialogs.tsx')).RenewDialog),
  end: lazyPart(async () => (await import('./code-dialogs.tsx')).EndDialog),
}

const few = 3

interface StandingProps {
  readonly factor: SecondFactor
  readonly required: boolean
  readonly onOpen: (name: DialogName) => void
}

const Standing = ({ factor, required, onOpen }: StandingProps) => {
  const { t } = useTranslation('second_factor')
  const locale = useLocale()
  if (factor.enabled_at === null)
    return (
      <div className="factor-line">
        <p className="grow muted">{t('about')}</p>
        <Button kind="primary" onClick={() => onOpen('enrol')}>
          {t('set_up')}
        </Button>
      </div>
    )
  const left = factor.backup_codes_left
  return (
    <div className="factor-line">
      <div className="grow">
        <p>{t('since', { date: formatDate(factor.enabled_at, 'date', locale) })}</p>
        {required && <p className="small muted">{t('required')}</p>}
        <p className={left <= few ? 'small factor-few' : 'small muted'}>{t('left', { count: left })}</p>
      </div>
      <Button size="s" onClick={() => onOpen('renew')}>
        {t('renew')}
      </Button>
      {!required && (
        <Button size="s" kind="danger" onClick={() => onOpen('end')}>
          {t('end')}
        </Button>
      )}
    </div>
  )
}

/** The state that most people have. */
const StandingSkeleton = () => {
  const { t } = useTranslation('second_factor')
  return (
    <div className="factor-line">
      <p className="grow muted">
        <GhostText>{t('about')}</GhostText>
      </p>
      <GhostButton>{t('set_up')}</GhostButton>
    </div>
  )
}

interface SecondFactorPanelProps {
  readonly calls: FactorCalls
  /** It cannot be switched off. */
  readonly required?: boolean
}

/** The second factor: whether it is on, and how to change that. */
export const SecondFactorPanel = ({ calls, required = false }: SecondFactorPanelProps) => {
  const { t } = useTranslation('second_factor')
  const [open, setOpen] = useState<DialogName>()
  const factor = useQuery(calls.query)
  const OpenDialog = open === undefined ? undefined : dialogs[open]
  const on = factor.data?.enabled === true
  return (
    <Panel
      title={t('title')}
      aside={
        factor.data !== undefined && (
          <Chip tone={on ? 'ok' : 'off'} icon={on ? CircleCheck : ShieldOff}>
            {on ? t('on') : t('off')}
          </Chip>
        )
      }
    >
      <Loaded query={factor} skeleton={<StandingSkeleton />} level={2}>
        {(data) => <Standing factor={data} required={required} onOpen={setOpen} />}
      </Loaded>
      {OpenDialog !== undefined && <OpenDialog calls={calls} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}
