import { ColleagueRequestBody } from '@foyer/contract/company/colleague.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { Button } from '../../../ui/button.tsx'
import { useSaveForm } from '../../../ui/form/use-save-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { requestColleague } from '../calls.ts'
import { Difference } from '../difference.tsx'
import { useCompanyChange } from '../use-company-change.ts'

const blank: ColleagueRequestBody = { email: '' }

const BlankForm = ({ isNext, onSent }: { isNext: boolean; onSent: () => void }) => {
  const { t } = useTranslation('company')
  const ask = async ({ email }: ColleagueRequestBody) => {
    const asked = await requestColleague(email)
    // Not after the refetch: the next address can be typed while the page reloads its data.
    onSent()
    return asked
  }
  const asking = useCompanyChange(ask, { success: t('colleagues.asked'), ownFields: true })
  const { form, canSave, saving, onSubmit } = useSaveForm<ColleagueRequestBody>({
    name: 'colleague',
    saved: blank,
    schema: ColleagueRequestBody,
    names: { email: t('colleagues.email') },
    save: asking.mutateAsync,
  })
  const foot = (
    <span className="end">
      <Button type="submit" kind="primary" idle={!canSave} busy={saving}>
        {t('colleagues.add')}
      </Button>
    </span>
  )
  return (
    <form onSubmit={onSubmit} noValidate>
      <Panel title={t('colleagues.add_title')} foot={foot}>
        <div className="stack">
          <Difference />
          <TextField
            label={t('colleagues.email')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus was submitted
            autoFocus={isNext}
            type="email"
            inputMode="email"
            autoComplete="off"
            required
            {...form.getInputProps('email')}
          />
        </div>
      </Panel>
    </form>
  )
}

/**
 * Invites somebody to be a colleague; after sending, the form is empty for the next. An operator who acts for the
 * customer sees why there is no form.
 */
export const AddColleague = () => {
  const { t } = useTranslation('company')
  const [round, setRound] = useState(0)
  if (!useMay()(null, 'requestColleague'))
    return (
      <Panel title={t('colleagues.add_title')}>
        <p className="small muted">{t('colleagues.not_you')}</p>
      </Panel>
    )
  return <BlankForm key={round} isNext={round > 0} onSent={() => setRound(round + 1)} />
}
