import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../api/abilities.ts'
import { useLocale } from '../../ui/use-locale.ts'
import type { Access } from '../shell/menu.ts'
import { type CommandGroup, commandsFor } from './commands.ts'
import { PaletteDialog } from './palette-dialog.tsx'

interface PaletteProps {
  readonly access: Access
  readonly onClose: () => void
  readonly onCheatSheet: () => void
}

const groups: readonly CommandGroup[] = ['pages', 'licences', 'invoices', 'actions']

/** Search for pages, loaded objects and actions. */
export const Palette = ({ access, onClose, onCheatSheet }: PaletteProps) => {
  const { t } = useTranslation()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const may = useMay()
  return (
    <PaletteDialog
      commands={commandsFor({ access, queryClient, t, may, locale, onCheatSheet })}
      groups={groups.map((group) => ({
        group,
        title: t(`find.${group}`),
        ...(group === 'licences' && { many: true as const }),
      }))}
      placeholder={t('find.placeholder')}
      onClose={onClose}
    />
  )
}
