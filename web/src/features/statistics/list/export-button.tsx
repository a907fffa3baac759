import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IdleIconButton } from '../../../ui/idle-icon-button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import type { Range } from '../range/range.ts'
import { fetchCsv } from './fetch-csv.ts'
import type { ViewingList } from './lists.ts'
import type { ViewingSearch } from './viewing-search.ts'

interface ExportButtonProps {
  readonly list: ViewingList
  readonly search: ViewingSearch
  readonly range: Range
}

/** The list on screen as a CSV file, with its filters and order, from all pages. */
export const ExportButton = ({ list, search, range }: ExportButtonProps) => {
  const { t } = useTranslation('statistics')
  const download = useMutation({
    mutationFn: () => fetchCsv(list, search, range),
    onSuccess: (file) => saveFile(`${list}.csv`, file),
  })
  return (
    <IdleIconButton
      icon={Download}
      size="m"
      label={t('export')}
      idle={download.isPending}
      onClick={() => download.mutate()}
    />
  )
}
