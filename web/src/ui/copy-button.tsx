import './button.css'
import { copiedMs } from '@foyer/contract/vocabulary/constants.ts'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  readonly value: string
  /** What is copied, for the button's accessible name: "Copy key MS-1042". */
  readonly name: string
  readonly onCopied?: () => void
  /** Called if the clipboard is not available, to show the text selected for manual copying. By default a toast shows it. */
  readonly onRefused?: () => void
}

/** Copies the value and shows a tick for 700 ms. */
export const CopyButton = ({ value, name, onCopied, onRefused }: CopyButtonProps) => {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (): Promise<void> => {
    if (!(await copyText(value, onRefused))) return
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), copiedMs)
    onCopied?.()
  }

  return (
    <>
      <button
        type="button"
        className={copied ? 'ib done' : 'ib'}
        aria-label={t('global.copy_named', { name })}
        title={t('global.copy_named', { name })}
        onClick={() => void copy()}
      >
        {copied ? <Check /> : <Copy />}
      </button>
      <span className="sr" aria-live="polite">
        {copied ? t('global.copied') : ''}
      </span>
    </>
  )
}
