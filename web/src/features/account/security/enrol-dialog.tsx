import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CodeForm } from '../code-form.tsx'
import { confirmSecondFactor, startSecondFactor } from '../queries.ts'
import { BackupCodes } from './backup-codes.tsx'
import { QrCode } from './qr-code.tsx'
import { useFactorChange } from './use-factor-change.ts'

const groups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

interface PairingProps {
  readonly secret: string
  readonly url: string
  readonly onConfirmed: (codes: readonly string[]) => void
}

const Pairing = ({ secret, url, onConfirmed }: PairingProps) => {
  const { t } = useTranslation('account')
  const confirm = async (code: string): Promise<void> => onConfirmed((await confirmSecondFactor(code)).backup_codes)
  return (
    <div className="stack">
      <p className="muted">{t('second_factor.scan')}</p>
      <QrCode text={url} label={t('second_factor.qr')} />
      <div>
        <p className="tiny subtle">{t('second_factor.by_hand')}</p>
        <p className="account-secret mono small">
          {groups(secret)}
          <CopyButton value={secret} name={t('second_factor.secret')} />
        </p>
      </div>
      <CodeForm
        label={t('second_factor.code')}
        hint={t('second_factor.code_hint')}
        action={t('second_factor.switch_on')}
        send={confirm}
      />
    </div>
  )
}

/** The app is told the secret, shows a code, and the code switches it on. Each opening makes a secret of its own. */
export const EnrolDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account')
  const changed = useFactorChange()
  const [codes, setCodes] = useState<readonly string[]>()
  const secret = useQuery({
    queryKey: ['second_factor', 'secret'],
    queryFn: startSecondFactor,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (codes !== undefined)
    return (
      <Dialog title={t('backup.title')} onClose={onClose}>
        <BackupCodes codes={codes} onDone={onClose} />
      </Dialog>
    )
  return (
    <Dialog title={t('second_factor.set_up')} onClose={onClose}>
      <Loaded query={secret} skeleton={<Skeleton height={380} />} level={2}>
        {(data) => (
          <Pairing
            secret={data.secret}
            url={data.otpauth_url}
            onConfirmed={(fresh) => {
              setCodes(fresh)
              void changed()
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
