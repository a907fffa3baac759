import type { Mark } from './toolbar.tsx'

export interface Stretch {
  readonly text: string
  readonly start: number
  readonly end: number
}

const around: Readonly<Record<'bold' | 'italic' | 'code', string>> = { bold: '**', italic: '_', code: '`' }
const before: Readonly<Record<'list' | 'quote', string>> = { list: '- ', quote: '> ' }

const wrap = ({ text, start, end }: Stretch, sign: string, sample: string): Stretch => {
  const chosen = text.slice(start, end) || sample
  // Several lines of code become a code block.
  const [open, close] = sign === '`' && chosen.includes('\n') ? ['```\n', '\n```'] : [sign, sign]
  return {
    text: text.slice(0, start) + open + chosen + close + text.slice(end),
    start: start + open.length,
    end: start + open.length + chosen.length,
  }
}

const prefix = ({ text, start, end }: Stretch, sign: string, sample: string): Stretch => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = (text.slice(from, end) || sample).split('\n').map((line) => sign + line)
  const marked = lines.join('\n')
  return { text: text.slice(0, from) + marked + text.slice(end), start: from + sign.length, end: from + marked.length }
}

const link = ({ text, start, end }: Stretch, sample: string): Stretch => {
  const chosen = text.slice(start, end) || sample
  const address = 'https://'
  const at = start + chosen.length + 3
  return {
    text: `${text.slice(0, start)}[${chosen}](${address})${text.slice(end)}`,
    start: at,
    end: at + address.length,
  }
}

/** Formats the selected text and returns the new selection. Without a selection, a sample is inserted and selected. */
export const applyMark = (stretch: Stretch, mark: Mark, sample: string): Stretch => {
  switch (mark) {
    case 'bold':
    case 'italic':
    case 'code':
      return wrap(stretch, around[mark], sample)
    case 'list':
    case 'quote':
      return prefix(stretch, before[mark], sample)
    case 'link':
      return link(stretch, sample)
  }
}

/** The smallest replacement that turns the text into the formatted one. Formatting never changes anything after the selection. */
export const stretchBetween = ({ text, start, end }: Stretch, marked: Stretch): Stretch => {
  let from = 0
  while (from < start && text[from] === marked.text[from]) from += 1
  return { text: marked.text.slice(from, marked.text.length - (text.length - end)), start: from, end }
}
