import { Bold, Code, Italic, Link, List, type LucideIcon, TextQuote } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { awaitNewer } from '../../api/newer-version.ts'
import { IconButton } from '../icon-button.tsx'
import { toasts } from '../toast-store.ts'
import { typeInto } from './type-into.ts'

/** The formatting that can be applied to a selection. */
export const marks = ['bold', 'italic', 'code', 'list', 'quote', 'link'] as const
export type Mark = (typeof marks)[number]

const icons: Readonly<Record<Mark, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  code: Code,
  list: List,
  quote: TextQuote,
  link: Link,
}

const load = () => import('./apply-mark.ts')

/** Ahead of the click, so that formatting seldom waits for the network. If this fails, the click tries again and says so. */
const prepare = (): void => void load().catch(() => undefined)

interface ToolbarProps {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly disabled: boolean
}

/** Puts Markdown syntax around the selection in the box. */
export const Toolbar = ({ box, disabled }: ToolbarProps) => {
  const { t } = useTranslation(['talk', 'app'])
  const apply = async (mark: Mark): Promise<void> => {
    const { applyMark, stretchBetween } = await load().catch(awaitNewer)
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
    <div
      className="row compose-marks"
      role="toolbar"
      aria-label={t('compose.toolbar')}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {marks.map((mark) => (
        <IconButton
          key={mark}
          icon={icons[mark]}
          label={t(`compose.${mark}`)}
          disabled={disabled}
          onClick={() =>
            void apply(mark).catch(() => toasts.show({ tone: 'bad', title: t('app:errors.failed_title') }))
          }
        />
      ))}
    </div>
  )
}
