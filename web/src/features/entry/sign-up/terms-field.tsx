import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const TermsDialog = lazyPart(async () => (await import('./terms-dialog.tsx')).TermsDialog)

/** "I accept the terms of use"; the terms open in a dialog over the form. */
export const TermsField = (props: Omit<ComponentProps<typeof Checkbox>, 'label'>) => {
  const { t } = useTranslation('entry')
  const [isOpen, setOpen] = useState(false)
  const label = (
    <>
      {t('sign_up.terms')}{' '}
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t('sign_up.terms_link')}
      </button>
    </>
  )
  return (
    <>
      <Checkbox {...props} label={label} />
      {/* Outside the label: a click in the dialog would otherwise tick the box. */}
      {isOpen && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
