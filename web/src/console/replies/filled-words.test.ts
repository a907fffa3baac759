import { fillReply } from '@foyer/contract/support/reply-placeholders.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOf } from '../../ui/talk/markdown.ts'

/** The visible text of one paragraph. */
const seen = (html: string): string | undefined =>
  /^<p>([^<]*)<\/p>\n$/
    .exec(html)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

it('an inserted name is shown literally in any position, and formats nothing', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...'aBя1 *_[]()<>~|&#;-+=.!`{}\\"'.split('')),
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(signs, (typed) => {
      const company = typed.trim()
      fc.pre(company !== '')
      const read = (text: string) => seen(htmlOf(fillReply(text, { company }).text))
      expect(read('{{company}}')).toBe(company)
      expect(read('Hello {{company}}, well')).toBe(`Hello ${company}, well`)
    }),
    { numRuns: 1000 },
  )
})
