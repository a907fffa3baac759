import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'

interface DiscardDraftProps {
  readonly onDiscard: () => void
}

/** Takes back what was written and never sent. */
export const DiscardDraft = ({ onDiscard }: DiscardDraftProps) => {
  const { t } = useTranslation('support')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {t('form.discard')}
      </Button>
      {isAsked && (
        <Confirm
          title={t('form.discard_title')}
          action={t('form.discard')}
          keep={t('form.keep')}
          onConfirm={async () => onDiscard()}
          onClose={() => setAsked(false)}
        >
          <p className="muted">{t('form.discard_text')}</p>
        </Confirm>
      )}
    </>
  )
}
