import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveCommand, lookCommands } from '../../app/palette/look-commands.ts'
import { onEitherLayout } from '../../app/palette/on-either-layout.ts'
import { type Command, PaletteDialog } from '../../app/palette/palette-dialog.tsx'
import { useFound } from '../../app/palette/use-found.ts'
import { useLocale } from '../../ui/use-locale.ts'
import type { Area } from '../areas.ts'
import { useMay } from '../me.ts'
import { signOut } from '../sign-out.ts'
import { find } from './find.ts'

interface ConsolePaletteProps {
  readonly areas: readonly Area[]
  readonly onClose: () => void
  readonly onKeys: () => void
}

/** Searches pages, actions and what the server finds. */
export const ConsolePalette = ({ areas, onClose, onKeys }: ConsolePaletteProps) => {
  const { t } = useTranslation(['operator', 'palette'])
  const { t: ofApp } = useTranslation(['app', 'palette'])
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const may = useMay()
  const client = useQueryClient()
  // As far as the role allows.
  const asked = useFound(
    ['operator', 'found'],
    query,
    onEitherLayout((words, signal) => find(client, words, may, signal)),
  )
  const pages = areas.map(({ name, to }) => ({
    id: `operator:${name}`,
    group: 'pages',
    name: t(`areas.${name}`),
    does: { goTo: to },
  }))
  const actions: readonly Command[] = [
    ...lookCommands(ofApp, locale),
    { id: 'shortcuts', group: 'actions', name: t('palette:shortcuts'), does: { run: onKeys } },
    leaveCommand(ofApp, locale, signOut),
  ]
  const groups = ['pages', 'customers', 'tickets', 'orders', 'licences', 'actions'] as const
  return (
    <PaletteDialog
      {...asked}
      commands={[...pages, ...actions]}
      groups={groups.map((group) => ({ group, title: t(`find.${group}`) }))}
      placeholder={t('find.placeholder')}
      onQuery={setQuery}
      onClose={onClose}
    />
  )
}
