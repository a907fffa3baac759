import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { NewPasswordForm } from '../../../ui/form/new-password-form.tsx'
import { EntryProblemNote } from '../entry-problem-note.tsx'
import { entryProblem } from '../entry-problem.ts'

interface NewPasswordPartProps {
  /** The token of the mailed link. */
  readonly token: string
  readonly onSaved: () => void
  /** The link has expired or was used. */
  readonly onDead: () => void
}

/** Chooses a new password through the link of the recovery mail. */
export const NewPasswordPart = ({ token, onSaved, onDead }: NewPasswordPartProps) => {
  const { t } = useTranslation('entry')
  return (
    <NewPasswordForm
      names={{ password: t('recovery.password'), repeat_password: t('sign_up.repeat_password') }}
      eye={{ showLabel: t('sign_up.show_password'), hideLabel: t('sign_up.hide_password') }}
      hint={t('sign_up.password_hint')}
      action={t('recovery.save')}
      send={(password) =>
        answerOf(api.POST('/billing/api/v1/reset_password', { headers: { 'Email-Token': token }, body: { password } }))
      }
      renderProblem={(error) => <EntryProblemNote problem={entryProblem(error)} failed={t('recovery.save_failed')} />}
      onSaved={onSaved}
      onDead={onDead}
    />
  )
}
