import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { noteKeysCopied } from '../queries.ts'

/** The middle of a key carries no information for the reader. */
export const shortKey = (key: string): string => (key.length > 18 ? `${key.slice(0, 10)}…${key.slice(-6)}` : key)

/** A licence key, shortened in the middle for display. Without clipboard access it is shown in full and selected. */
export const KeyCell = ({ licence }: { licence: Pick<Deliverable, 'id' | 'human_id' | 'key'> }) => {
  const { t } = useTranslation('licensing')
  const [asked, setAsked] = useState(0)
  const whole = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (asked > 0 && whole.current !== null) getSelection()?.selectAllChildren(whole.current)
  }, [asked])
  return (
    <span className="key-cell">
      <span className={asked > 0 ? 'mono licence-key shown' : 'mono licence-key'} title={licence.key}>
        <span className="licence-key-short" aria-hidden="true">
          {shortKey(licence.key)}
        </span>
        <span ref={whole} className="licence-key-whole">
          {licence.key}
        </span>
      </span>
      <CopyButton
        value={licence.key}
        name={t('key', { id: licence.human_id })}
        onCopied={() => void noteKeysCopied([licence.id])}
        onRefused={() => setAsked(asked + 1)}
      />
    </span>
  )
}
