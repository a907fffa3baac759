import { ColleagueRequestBody } from '@foyer/contract/company/colleague.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { Button } from '../../../ui/button.tsx'
import { useSaveForm } from '../../../ui/form/use-save-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Difference } from '../difference.tsx'
import { requestColleague } from '../queries.ts'
import { useCompanyChange } from '../use-company-change.ts'

const blank: ColleagueRequestBody = { email: '' }

const BlankForm = ({ isNext, onSent }: { isNext: boolean; onSent: () => void }) => {
  const { t } = useTranslation('company')
  const ask = async ({ email }: ColleagueRequestBody) => {
    const asked = await requestColleague(email)
    // At once: the next one is typed while the page reads anew.
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
      <Button type="submit" kind="primary" disabled={!canSave} busy={saving}>
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus was sent
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

/** Asks somebody to become a colleague; once it is sent, there is a blank form for the next. Whoever acts for the person is told why there is none. */
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
