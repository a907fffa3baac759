import type { SecondFactor } from '@foyer/contract/account/second-factor.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, ShieldOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { GhostButton, GhostText } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { secondFactorQuery } from '../queries.ts'

type DialogName = 'enrol' | 'renew' | 'end'

const dialogs = {
  enrol: lazy(() => import('./enrol-dialog.tsx').then(({ EnrolDialog }) => ({ default: EnrolDialog }))),
  renew: lazy(() => import('./code-dialogs.tsx').then(({ RenewDialog }) => ({ default: RenewDialog }))),
  end: lazy(() => import('./code-dialogs.tsx').then(({ EndDialog }) => ({ default: EndDialog }))),
}

const few = 3

const Standing = ({ factor, onOpen }: { factor: SecondFactor; onOpen: (name: DialogName) => void }) => {
  const { t } = useTranslation('account')
  const locale = useLocale()
  if (factor.enabled_at === null)
    return (
      <div className="account-line">
        <p className="grow muted">{t('second_factor.about')}</p>
        <Button kind="primary" onClick={() => onOpen('enrol')}>
          {t('second_factor.set_up')}
        </Button>
      </div>
    )
  const left = factor.backup_codes_left
  return (
    <div className="account-line">
      <div className="grow">
        <p>{t('second_factor.since', { date: formatDate(factor.enabled_at, 'date', locale) })}</p>
        <p className={left <= few ? 'small account-few' : 'small muted'}>{t('second_factor.left', { count: left })}</p>
      </div>
      <Button size="s" onClick={() => onOpen('renew')}>
        {t('second_factor.renew')}
      </Button>
      <Button size="s" kind="danger" onClick={() => onOpen('end')}>
        {t('second_factor.end')}
      </Button>
    </div>
  )
}

/** As it stands for most people. */
const StandingSkeleton = () => {
  const { t } = useTranslation('account')
  return (
    <div className="account-line">
      <p className="grow muted">
        <GhostText>{t('second_factor.about')}</GhostText>
      </p>
      <GhostButton>{t('second_factor.set_up')}</GhostButton>
    </div>
  )
}

/** The code beside the password: whether it is asked for, and the ways to change that. */
export const SecondFactorPanel = () => {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState<DialogName>()
  const factor = useQuery(secondFactorQuery)
  const OpenDialog = open === undefined ? undefined : dialogs[open]
  const on = factor.data?.enabled === true
  return (
    <Panel
      title={t('second_factor.title')}
      aside={
        factor.data !== undefined && (
          <Chip tone={on ? 'ok' : 'off'} icon={on ? CircleCheck : ShieldOff}>
            {on ? t('second_factor.on') : t('second_factor.off')}
          </Chip>
        )
      }
    >
      <Loaded query={factor} skeleton={<StandingSkeleton />} level={2}>
        {(data) => <Standing factor={data} onOpen={setOpen} />}
      </Loaded>
      {OpenDialog !== undefined && (
        <Suspense>
          <OpenDialog onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
