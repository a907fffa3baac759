/** A quotation of somebody's words, to start an answer. */
export const quoted = (words: string, draft: string): string => {
  const lines = words
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
  return `${draft.trimEnd()}${draft.trim() === '' ? '' : '\n\n'}${lines.join('\n')}\n\n`
}
