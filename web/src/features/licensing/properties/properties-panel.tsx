import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { Properties } from '@foyer/contract/licensing/properties.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { licenceQuery } from '../../../api/licence.ts'
import { statisticsStandingQuery } from '../../../api/statistics-standing.ts'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { type SaveForm, useSaveForm } from '../../../ui/form/use-save-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'

interface OfLicence {
  readonly licence: Deliverable
}

/** Fields that are not named stay unchanged. */
type Change = Partial<Properties>

/** Shows a change at once, everywhere on the page. If the server refuses, it is rolled back and a toast offers a retry. */
const useChange = ({ id, human_id }: Deliverable) => {
  const { t } = useTranslation(['licensing', 'app'])
  const client = useQueryClient()
  const { queryKey } = licenceQuery(id)
  const saving = useMutation({
    mutationFn: (change: Change) => {
      const body = { purpose: 'update_properties' as const, deliverable_id: id, ...change }
      return answerOf(api.POST('/billing/api/v1/orders', { body }))
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey, exact: true })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (shown) => shown && { ...shown, ...change })
      return before
    },
    onError: (_error, _change, before) => client.setQueryData(queryKey, before),
    onSuccess: (_order, { user_comment, retroview }, before) => {
      if (before === undefined) return
      const back = {
        ...(user_comment !== undefined && { user_comment: before.user_comment ?? '' }),
        ...(retroview !== undefined && { retroview: before.retroview }),
      }
      const undo = { label: t('app:global.undo'), run: () => saving.mutate(back) }
      toasts.show({ tone: 'ok', title: t('properties.saved', { id: human_id }), actions: [undo] })
    },
    onSettled: (_order, error) => {
      const fresh = Promise.all([
        client.invalidateQueries({ queryKey: ['deliverable', id] }),
        client.invalidateQueries({ queryKey: ['deliverables'] }),
        // Collecting decides whether there are statistics to see.
        client.invalidateQueries({ queryKey: statisticsStandingQuery.queryKey }),
      ])
      // Saving ends with the refetched licence, so that a user who reverts the change at once reverts to values that
      // the form knows as saved.
      return error === null ? undefined : fresh
    },
  })
  return saving
}

const useProperties = (licence: Deliverable) => {
  const { t } = useTranslation('licensing')
  const { mutateAsync: change, isPending } = useChange(licence)
  const parts: SaveForm<Properties> = useSaveForm({
    saved: { user_comment: licence.user_comment ?? '', retroview: licence.retroview },
    schema: Properties,
    names: { user_comment: t('properties.comment'), retroview: t('properties.retroview') },
    save: ({ user_comment, retroview }) => {
      const before = parts.form.getInitialValues()
      return change({
        ...(user_comment !== before.user_comment && { user_comment }),
        ...(retroview !== before.retroview && { retroview }),
      })
    },
    busy: isPending,
  })
  return parts
}

/** A switch that only the vendor may change says so. */
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

/** The customer's own notes and settings for a licence. */
export const PropertiesPanel = ({ licence }: OfLicence) => {
  const { t } = useTranslation('licensing')
  const form = useProperties(licence)
  const { values, setFieldValue, getInputProps } = form.form
  return (
    <Panel title={t('properties.title')}>
      <form className="stack properties" noValidate onSubmit={form.onSubmit}>
        <TextField label={t('properties.comment')} maxLength={255} {...getInputProps('user_comment')} />
        <Collecting licence={licence} checked={values.retroview} onChange={(on) => setFieldValue('retroview', on)} />
        <SaveBar form={form} />
      </form>
    </Panel>
  )
}
