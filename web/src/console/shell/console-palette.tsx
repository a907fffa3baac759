import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveCommand, lookCommands } from '../../app/palette/look-commands.ts'
import { onEitherLayout } from '../../app/palette/on-either-layout.ts'
import { type Command, PaletteDialog } from '../../app/palette/palette-dialog.tsx'
import { useFound } from '../../app/palette/use-found.ts'
import { useLocale } from '../../ui/use-locale.ts'
import type { Area } from '../areas.ts'
import { useAddCustomer } from '../customers/use-add-customer.tsx'
import { useMay } from '../me.ts'
import { signOut } from '../sign-out.ts'
import { hereCommands, makingCommands, pageCommands } from './commands.ts'
import { find } from './find.ts'

interface ConsolePaletteProps {
  readonly areas: readonly Area[]
  readonly onClose: () => void
  readonly onKeys: () => void
}

/** The first ones are those of the open page: they are what most come for before they type. */
const useCommands = ({ areas, onKeys }: ConsolePaletteProps): readonly Command[] => {
  const { t } = useTranslation(['operator', 'palette'])
  const { t: ofApp } = useTranslation(['app', 'palette'])
  const locale = useLocale()
  const may = useMay()
  const addCustomer = useAddCustomer()
  const mayOpenTickets = may('tickets:write') && may('tickets:read') && may('customers:read')
  const here = hereCommands(t)
  return [
    ...here,
    ...pageCommands(t, areas),
    // The page's own command stands for a general one of the same name: on a customer's page, a new ticket is for them.
    ...makingCommands(t, { mayOpenTickets, addCustomer }).filter(({ name }) => !here.some((own) => own.name === name)),
    ...lookCommands(ofApp, locale),
    { id: 'shortcuts', group: 'actions', name: t('palette:shortcuts'), does: { run: onKeys } },
    leaveCommand(ofApp, locale, signOut),
  ]
}

/** What is searched for is rather a page or an object than what can be done on the open page. */
const groups = ['pages', 'customers', 'tickets', 'orders', 'licences', 'here', 'actions'] as const

/** Searches pages, actions and what the server finds. */
export const ConsolePalette = (props: ConsolePaletteProps) => {
  const { t } = useTranslation('operator')
  const [query, setQuery] = useState('')
  const may = useMay()
  const client = useQueryClient()
  // As far as the role allows.
  const asked = useFound(
    ['operator', 'found'],
    query,
    onEitherLayout((words, signal) => find(client, words, may, signal)),
  )
  return (
    <PaletteDialog
      {...asked}
      commands={useCommands(props)}
      groups={groups.map((group) => ({ group, title: t(`find.${group}`) }))}
      placeholder={t('find.placeholder')}
      onQuery={setQuery}
      onClose={props.onClose}
    />
  )
}
