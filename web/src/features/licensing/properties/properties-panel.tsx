import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { Properties } from '@foyer/contract/licensing/properties.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { useSaveForm } from '../../../ui/form/use-save-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'

interface OfLicence {
  readonly licence: Deliverable
}

const useProperties = (licence: Deliverable) => {
  const { t } = useTranslation('licensing')
  const client = useQueryClient()
  const { id, retroview_manageable, retroview } = licence
  return useSaveForm<Properties>({
    saved: { user_comment: licence.user_comment ?? '', retroview },
    schema: Properties,
    names: { user_comment: t('properties.comment'), retroview: t('properties.retroview') },
    save: async ({ user_comment, retroview: collected }) => {
      const changed = { user_comment, ...(retroview_manageable && { retroview: collected }) }
      const body = { purpose: 'update_properties' as const, deliverable_id: id, ...changed }
      await answerOf(api.POST('/billing/api/v1/orders', { body }))
      await Promise.all(['deliverable', 'deliverables'].map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
  })
}

/** A switch that only the vendor may turn says so. */
const Collecting = ({
  licence,
  checked,
  onChange,
}: OfLicence & { checked: boolean; onChange: (on: boolean) => void }) => {
  const { t } = useTranslation('licensing')
  const control = (
    <Switch
      label={t('properties.retroview')}
      checked={checked}
      disabled={!licence.retroview_manageable}
      onChange={onChange}
    />
  )
  return (
    <div>
      {licence.retroview_manageable ? control : <Tooltip content={t('properties.not_manageable')}>{control}</Tooltip>}
      <p className="hint">{t('properties.retroview_hint')}</p>
    </div>
  )
}

/** What the customer notes and wants of a licence. */
export const PropertiesPanel = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const form = useProperties(licence)
  const { values, setFieldValue, getInputProps } = form.form
  return (
    <Panel title={t('properties.title')}>
      <form className="stack" noValidate onSubmit={form.onSubmit}>
        <TextField label={t('properties.comment')} maxLength={255} {...getInputProps('user_comment')} />
        <Collecting licence={licence} checked={values.retroview} onChange={(on) => setFieldValue('retroview', on)} />
        <SaveBar form={form} />
      </form>
    </Panel>
  )
}
