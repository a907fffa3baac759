import { useTranslation } from 'react-i18next'
import { CodeForm } from '../code-form.tsx'
import { Dialog } from '../dialog.tsx'
import { useBusy } from '../use-busy.ts'
import { useBackupCodes } from './backup-codes.tsx'
import { type FactorDialogProps, useFactorChange } from './factor-calls.ts'

/** Switching off needs a code: an unattended session is not enough. */
export const EndDialog = ({ calls, onClose }: FactorDialogProps) => {
  const { t } = useTranslation('second_factor')
  const changed = useFactorChange(calls)
  const { busy, during } = useBusy()
  const end = async (code: string): Promise<void> => {
    await during(calls.end(code))
    onClose()
    await changed()
  }
  return (
    <Dialog title={t('end_title')} busy={busy} onClose={onClose}>
      <div className="stack">
        <p className="muted">{t('end_text')}</p>
        <CodeForm letters kind="danger-solid" label={t('code')} hint={t('any_code')} action={t('end')} send={end} />
      </div>
    </Dialog>
  )
}

/** Replaces the backup codes after the old ones were used up or lost. */
export const RenewDialog = ({ calls, onClose }: FactorDialogProps) => {
  const { t } = useTranslation('second_factor')
  const changed = useFactorChange(calls)
  const shown = useBackupCodes(onClose)
  const { busy, during } = useBusy()
  const renew = async (code: string): Promise<void> => {
    shown.show((await during(calls.renew(code))).backup_codes)
    await changed()
  }
  return (
    <Dialog title={t('backup.title')} busy={busy} onClose={shown.onClose}>
      {shown.view ?? (
        <div className="stack">
          <p className="muted">{t('backup.renew_text')}</p>
          <CodeForm letters label={t('code')} hint={t('any_code')} action={t('renew')} send={renew} />
        </div>
      )}
    </Dialog>
  )
}
