import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const ReplaceKeyDialog = lazyPart(async () => (await import('./replace-key-dialog.tsx')).ReplaceKeyDialog)

/** For a key that others have learnt. */
export const ReplaceKey = ({ licence }: { readonly licence: Deliverable }) => {
  const { t } = useTranslation('activation')
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (licence.state === 'terminated' || !may(licence.owner, 'replaceKey')) return null
  return (
    <>
      <IconButton icon={RefreshCw} label={t('replace_key.name')} onClick={() => setOpen(true)} />
      {open && <ReplaceKeyDialog licence={licence} onClose={() => setOpen(false)} />}
    </>
  )
}
