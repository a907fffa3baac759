import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { saveFile } from './save-file.ts'

interface ExportButtonProps {
  /** The file name with its extension. */
  readonly file: string
  /** Loads all rows that match the filters on screen, as CSV. */
  readonly load: () => Promise<Blob>
}

/** Saves what a list shows, with its filters, as CSV. */
export const ExportButton = ({ file, load }: ExportButtonProps) => {
  const { t } = useTranslation()
  const save = useMutation({ mutationFn: async () => saveFile(file, await load()) })
  return (
    <Button size="s" busy={save.isPending} onClick={() => save.mutate()}>
      <Download />
      <span className="export-name">{t('table.export')}</span>
    </Button>
  )
}
