import type { BackupCodes as BackupCodeList } from '@foyer/contract/account/second-factor.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../api/failure.ts'
import { buttonClass } from '../button.tsx'
import { CodeForm } from '../code-form.tsx'
import { CopyButton } from '../copy-button.tsx'
import { Dialog } from '../dialog.tsx'
import { Loaded } from '../loaded.tsx'
import { QrCode } from '../qr-code.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useBusy } from '../use-busy.ts'
import { useBackupCodes } from './backup-codes.tsx'
import { type FactorDialogProps, useFactorChange } from './factor-calls.ts'
import { ProofDialog } from './proof-dialog.tsx'

const groups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

interface PairingProps {
  readonly confirm: (code: string) => Promise<BackupCodeList>
  readonly secret: string
  readonly url: string
  readonly onConfirmed: (codes: readonly string[]) => void
}

const Pairing = ({ secret, url, confirm, onConfirmed }: PairingProps) => {
  const { t } = useTranslation('second_factor')
  return (
    <div className="stack">
      <p className="muted">{t('scan')}</p>
      <div className="factor-qr">
        <QrCode text={url} name={t('qr')} />
      </div>
      <div className="factor-here">
        <a className={buttonClass({ wide: true })} href={url}>
          {t('add_here')}
        </a>
      </div>
      <div>
        <p className="tiny subtle">{t('by_hand')}</p>
        <p className="factor-secret mono small">
          {groups(secret)}
          <CopyButton value={secret} name={t('secret')} />
        </p>
      </div>
      <CodeForm
        label={t('code')}
        hint={t('code_hint')}
        action={t('switch_on')}
        send={async (code) => onConfirmed((await confirm(code)).backup_codes)}
      />
    </div>
  )
}

const asksForPassword = (error: unknown): boolean =>
  error instanceof Failure && error.problems[0]?.source?.pointer === '/password'

/**
 * Sets up the second factor: the app gets the secret and shows a code, and that code switches it on. Each opening
 * creates a new secret.
 */
export const EnrolDialog = ({ calls, onClose }: FactorDialogProps) => {
  const { t } = useTranslation('second_factor')
  const changed = useFactorChange(calls)
  const codes = useBackupCodes(onClose, t('switched_on'))
  const { busy, during } = useBusy()
  const queryClient = useQueryClient()
  const queryKey = [...calls.query.queryKey, 'secret'] as const
  const secret = useQuery({
    queryKey,
    queryFn: () => calls.start({}),
    // Requested only once: a refusal for the missing password is not repeated behind the field that asks for it.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
  if (codes.view !== undefined)
    return (
      <Dialog title={t('backup.title')} onClose={codes.onClose}>
        {codes.view}
      </Dialog>
    )
  if (asksForPassword(secret.error))
    return <ProofDialog calls={calls} onProven={(told) => queryClient.setQueryData(queryKey, told)} onClose={onClose} />
  return (
    <Dialog title={t('set_up')} busy={busy} onClose={onClose}>
      <Loaded query={secret} skeleton={<Skeleton height={380} />} level={2}>
        {(data) => (
          <Pairing
            secret={data.secret}
            url={data.otpauth_url}
            confirm={(code) => during(calls.confirm(code))}
            onConfirmed={(fresh) => {
              codes.show(fresh)
              void changed()
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
