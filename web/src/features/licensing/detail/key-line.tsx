import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ReplaceKey } from '../activation/replace-key.tsx'
import { shortKey } from '../list/key-cell.tsx'
import { noteKeysCopied } from '../queries.ts'

/** The key, masked in the middle until the user reveals it. Without clipboard access it is shown in full and selected. */
export const KeyLine = ({ licence }: { licence: Deliverable }) => {
  const { id, human_id, key } = licence
  const { t } = useTranslation('licensing')
  const [shown, setShown] = useState<'masked' | 'whole' | 'selected'>('masked')
  const text = useRef<HTMLSpanElement>(null)
  const masked = shown === 'masked'

  useEffect(() => {
    if (shown === 'selected' && text.current !== null) getSelection()?.selectAllChildren(text.current)
  }, [shown])

  return (
    <span className="key-line">
      <span ref={text} className="mono">
        {masked ? shortKey(key) : key}
      </span>
      {masked && <span className="mono on-paper">{key}</span>}
      <span className="row key-actions">
        <IconButton
          icon={masked ? Eye : EyeOff}
          label={masked ? t('detail.show_key') : t('detail.hide_key')}
          onClick={() => setShown(masked ? 'whole' : 'masked')}
        />
        <CopyButton
          value={key}
          name={t('key', { id: human_id })}
          onCopied={() => void noteKeysCopied([id])}
          onRefused={() => setShown('selected')}
        />
        <ReplaceKey licence={licence} />
      </span>
    </span>
  )
}
