import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../api/abilities.ts'
import { gatewaysQuery } from '../../api/payment-gateways.ts'
import { aside } from '../../api/query-client.ts'
import { useLocale } from '../../ui/use-locale.ts'
import type { Access } from '../shell/menu.ts'
import { type CommandGroup, commandsFor } from './commands.ts'
import { deedWords } from './deed-words.ts'
import { find } from './find.ts'
import { onEitherLayout } from './on-either-layout.ts'
import { PaletteDialog } from './palette-dialog.tsx'
import { useFound } from './use-found.ts'

interface PaletteProps {
  readonly access: Access
  readonly onClose: () => void
  readonly onCheatSheet: () => void
}

const groups: readonly CommandGroup[] = ['pages', 'licences', 'invoices', 'tickets', 'actions']

/** Searches pages, actions, loaded objects and what the server finds. */
export const Palette = ({ access, onClose, onCheatSheet }: PaletteProps) => {
  const { t } = useTranslation(['app', 'palette'])
  const locale = useLocale()
  const queryClient = useQueryClient()
  const may = useMay()
  const [query, setQuery] = useState('')
  const { data: gateways } = useQuery({ ...gatewaysQuery, ...aside, enabled: access.features.billing })
  const asked = useFound(
    ['found'],
    query,
    onEitherLayout((words, signal) => find(access, words, signal)),
  )
  return (
    <PaletteDialog
      {...asked}
      commands={commandsFor({ access, gateways, queryClient, t, may, locale, onCheatSheet })}
      groups={groups.map((group) => ({
        group,
        title: group === 'tickets' ? deedWords[locale].tickets : t(`palette:${group}`),
        ...(group === 'licences' && { many: true as const }),
      }))}
      placeholder={t('palette:placeholder')}
      onQuery={setQuery}
      onClose={onClose}
    />
  )
}
