import { Bold, Code, Italic, Link, List, type LucideIcon, TextQuote } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import { applyMark, type Mark, marks, stretchBetween } from './marks.ts'
import { typeInto } from './type-into.ts'

const icons: Readonly<Record<Mark, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  code: Code,
  list: List,
  quote: TextQuote,
  link: Link,
}

interface ToolbarProps {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly disabled: boolean
}

/** Puts Markdown syntax around the selection in the box. */
export const Toolbar = ({ box, disabled }: ToolbarProps) => {
  const { t } = useTranslation('talk')
  const apply = (mark: Mark): void => {
    const element = box.current
    if (element === null) return
    const { value, selectionStart, selectionEnd } = element
    const before = { text: value, start: selectionStart, end: selectionEnd }
    const marked = applyMark(before, mark, t(`compose.${mark}_text`))
    const { text, start, end } = stretchBetween(before, marked)
    element.setSelectionRange(start, end)
    typeInto(element, text)
    element.setSelectionRange(marked.start, marked.end)
  }
  return (
    <div className="row compose-marks" role="toolbar" aria-label={t('compose.toolbar')}>
      {marks.map((mark) => (
        <IconButton
          key={mark}
          icon={icons[mark]}
          label={t(`compose.${mark}`)}
          disabled={disabled}
          onClick={() => apply(mark)}
        />
      ))}
    </div>
  )
}
