import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { stayInField } from './stay-in-field.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface SaveBarProps {
  readonly form: {
    readonly canSave: boolean
    readonly canCancel: boolean
    readonly saving: boolean
    readonly cancel: () => void
  }
  /** Verb and object: "Save profile". */
  readonly action?: string
}

/** The save and cancel buttons of a form, and the question before unsaved changes are left behind. */
export const SaveBar = ({ form, action }: SaveBarProps) => {
  const { t } = useTranslation()
  return (
    <div className="row">
      <Button
        type="submit"
        kind="primary"
        idle={!form.canSave}
        busy={form.saving}
        // Pressed with a mistake, the form goes to the wrong field. Without a change there is nothing to send.
        onClick={(event) => {
          if (!form.canSave && !form.canCancel) event.preventDefault()
        }}
      >
        {action ?? t('global.save')}
      </Button>
      <Button disabled={!form.canCancel} onMouseDown={stayInField} onClick={form.cancel}>
        {t('global.cancel')}
      </Button>
      <UnsavedGuard unsaved={form.canCancel} />
    </div>
  )
}
