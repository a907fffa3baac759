import { Email } from '@foyer/contract/vocabulary/contact.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useSaveForm } from '../../ui/form/use-save-form.ts'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { afterAMoment } from './after-a-moment.ts'

const roles = ['owner', 'billing', 'support'] as const
const cities = ['berlin', 'lisbon', 'oslo', 'stockholm'] as const

const Contact = z.object({
  name: z.string().check(z.minLength(1)),
  email: Email,
  role: z.enum(roles),
  city: z.enum(cities),
})

const first = { name: 'Ada Lind', email: 'ada@northlight.example', role: 'owner', city: 'oslo' }

/** A contact that lives as long as the page. */
const useContactForm = () => {
  const { t } = useTranslation(['gallery', 'app'])
  const [saved, setSaved] = useState(first)
  const { mutateAsync } = useMutation({
    mutationFn: (values: typeof first) => afterAMoment(() => setSaved(values)),
    meta: { success: t('app:global.saved') },
  })
  const names = { name: t('form.name'), email: t('form.email'), role: t('form.role'), city: t('form.city') }
  return { names, ...useSaveForm({ saved, schema: Contact, names, save: mutateAsync }) }
}

/** The behaviour that all forms share, with each kind of field. */
export const ContactForm = () => {
  const { t } = useTranslation('gallery')
  const contact = useContactForm()
  const { form, names, onSubmit } = contact
  return (
    <Panel title={t('sections.form')}>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <TextField label={names.name} {...form.getInputProps('name')} />
        <TextField label={names.email} type="email" {...form.getInputProps('email')} />
        <Select
          label={names.role}
          options={roles.map((value) => ({ value, label: t(`form.roles.${value}`) }))}
          {...form.getInputProps('role')}
          value={form.values.role}
        />
        <Select
          label={names.city}
          hint={t('form.city_hint')}
          searchable
          options={cities.map((value) => ({ value, label: t(`form.cities.${value}`) }))}
          {...form.getInputProps('city')}
          value={form.values.city}
        />
        <SaveBar form={contact} action={t('form.action')} />
      </form>
    </Panel>
  )
}
