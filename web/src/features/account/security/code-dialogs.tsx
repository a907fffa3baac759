import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { CodeForm } from '../code-form.tsx'
import { endSecondFactor, renewBackupCodes } from '../queries.ts'
import { BackupCodes } from './backup-codes.tsx'
import { useFactorChange } from './use-factor-change.ts'

interface CodeDialogProps {
  readonly onClose: () => void
}

/** Switching off needs a code: a session left open is not enough. */
export const EndDialog = ({ onClose }: CodeDialogProps) => {
  const { t } = useTranslation('account')
  const changed = useFactorChange()
  const end = async (code: string): Promise<void> => {
    await endSecondFactor(code)
    onClose()
    await changed()
  }
  return (
    <Dialog title={t('second_factor.end_title')} onClose={onClose}>
      <div className="stack">
        <p className="muted">{t('second_factor.end_text')}</p>
        <CodeForm
          letters
          kind="danger-solid"
          label={t('second_factor.code')}
          hint={t('second_factor.any_code')}
          action={t('second_factor.end')}
          send={end}
        />
      </div>
    </Dialog>
  )
}

/** Other backup codes, for when those before are used up or lost. */
export const RenewDialog = ({ onClose }: CodeDialogProps) => {
  const { t } = useTranslation('account')
  const changed = useFactorChange()
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = async (code: string): Promise<void> => {
    setCodes((await renewBackupCodes(code)).backup_codes)
    await changed()
  }
  return (
    <Dialog title={t('backup.title')} onClose={onClose}>
      {codes === undefined ? (
        <div className="stack">
          <p className="muted">{t('backup.renew_text')}</p>
          <CodeForm
            letters
            label={t('second_factor.code')}
            hint={t('second_factor.any_code')}
            action={t('second_factor.renew')}
            send={renew}
          />
        </div>
      ) : (
        <BackupCodes codes={codes} onDone={onClose} />
      )}
    </Dialog>
  )
}
