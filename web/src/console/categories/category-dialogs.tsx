import { CategoryBody } from '@foyer/contract/operator/category.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { answerOf } from '../../api/client.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { NativeSelectField } from '../../ui/native-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api.ts'
import { queueKinds, queueProducts } from '../tickets/tickets-search.ts'
import type { CategoriesSearch } from './categories-search.ts'
import { allCategories, type Category } from './queries.ts'

interface KeepParts<Wish> {
  readonly keep: (wish: Wish) => Promise<Category>
  readonly success: string
  readonly onClose: () => void
}

const useKeeping = <Wish,>({ keep, success, onClose }: KeepParts<Wish>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: keep,
    meta: { success, ownFailure: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: allCategories })
      onClose()
    },
  })
}

const newValues = z.object({ name: CategoryBody.shape.name, kind: z.enum(queueKinds), product: z.enum(queueProducts) })
type NewValues = z.infer<typeof newValues>

interface NewCategoryProps {
  /** The list's filters, as defaults: the new category most likely belongs there. */
  readonly search: CategoriesSearch
  readonly onClose: () => void
}

/** Adds a category for a topic and product. */
export const NewCategory = ({ search, onClose }: NewCategoryProps) => {
  const { t } = useTranslation(['operator', 'categories', 'support'])
  const names = {
    name: t('categories:columns.name'),
    kind: t('support:columns.kind'),
    product: t('support:columns.product'),
  }
  const keeping = useKeeping({
    keep: (body: NewValues) => answerOf(api.POST('/operator/api/v1/ticket_categories', { body })),
    success: t('categories:added'),
    onClose,
  })
  const parts = useSaveForm<NewValues>({
    saved: { name: '', kind: search.kind ?? 'support', product: search.product ?? 'iptv' },
    schema: newValues,
    names,
    save: keeping.mutateAsync,
  })
  const { form } = parts
  return (
    <FormDialog
      title={t('categories:new')}
      action={t('categories:add')}
      form={parts}
      error={keeping.error}
      onClose={onClose}
    >
      <TextField
        label={names.name}
        hint={t('categories:name_hint')}
        maxLength={100}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <NativeSelectField
        label={names.kind}
        value={form.values.kind}
        options={queueKinds.map((value) => ({ value, name: t(`support:kinds.${value}`) }))}
        onChange={(kind) => form.setFieldValue('kind', newValues.shape.kind.parse(kind))}
      />
      <NativeSelectField
        label={names.product}
        value={form.values.product}
        options={queueProducts.map((value) => ({ value, name: t(`support:choices.${value}`) }))}
        onChange={(product) => form.setFieldValue('product', newValues.shape.product.parse(product))}
      />
    </FormDialog>
  )
}

const nameValues = z.object({ name: CategoryBody.shape.name })
type NameValues = z.infer<typeof nameValues>

/** Renames a category, also in the tickets that have it. */
export const RenameCategory = ({ category: { id, name }, onClose }: { category: Category; onClose: () => void }) => {
  const { t } = useTranslation(['operator', 'categories'])
  const label = t('categories:columns.name')
  const params = { path: { id } }
  const keeping = useKeeping({
    keep: (body: NameValues) => answerOf(api.PATCH('/operator/api/v1/ticket_categories/{id}', { params, body })),
    success: t('categories:renamed'),
    onClose,
  })
  const parts = useSaveForm<NameValues>({
    saved: { name },
    schema: nameValues,
    names: { name: label },
    save: keeping.mutateAsync,
  })
  return (
    <FormDialog
      title={t('categories:rename_title', { name })}
      action={t('categories:rename')}
      form={parts}
      error={keeping.error}
      onClose={onClose}
    >
      <p className="muted">{t('categories:rename_text')}</p>
      <TextField label={label} maxLength={100} autoComplete="off" {...parts.form.getInputProps('name')} />
    </FormDialog>
  )
}
