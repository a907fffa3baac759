import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyActions } from '@foyer/contract/company/activity.ts'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')
const locale = join(import.meta.dirname, '../../web/src/console/locale')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:modules|operations)\/.*(?<!\.test)\.ts$/.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8'))

/** The quoted codes in the matches of a pattern. */
const codesIn = (pattern: RegExp): string[] =>
  files.flatMap((text) =>
    [...text.matchAll(pattern)].flatMap(([, said = '']) =>
      Array.from(said.matchAll(/'([a-z_]+)'/g), ([, code = '']) => code),
    ),
  )

/** Codes that are assembled at run time. */
const assembled = [
  ...companyActions,
  ...['staff_replied', 'customer_replied', 'closed', 'reopened', 'merged'].map((event) => `ticket_${event}`),
  ...['accepted', 'rejected', 'withdrawn'].map((end) => `colleague_request_${end}`),
  'renewal_opened',
  'renewal_repriced',
  'renewal_declined',
  'renewal_reminded',
  'renewal_given_up',
  'licence_held',
]

/** Codes that are written beside the object they are about; of a conditional, both. */
const actions = [
  ...codesIn(/action: (?:[^\n]* \? )?([^\n]*),\s*(?:object_type|\.\.\.(?:about|of[A-Z]))/g),
  ...assembled,
]

const objects = codesIn(/object_type: ([^\n,}]*)/g)

const wordsOf = (language: string, part: 'actions' | 'object_types'): string => {
  const text = readFileSync(join(locale, `actions.${language}.ts`), 'utf8')
  const at = text.indexOf('  object_types: {')
  return part === 'actions' ? text.slice(0, at) : text.slice(at)
}

it.each(['en', 'ru'])('everything in the audit log has a text in the console (%s)', (language) => {
  const missing = (codes: readonly string[], words: string): string[] =>
    [...new Set(codes)].filter((code) => !words.includes(`    ${code}: '`))
  expect(actions.length).toBeGreaterThan(80)
  expect(missing(actions, wordsOf(language, 'actions'))).toEqual([])
  expect(objects.length).toBeGreaterThan(20)
  expect(missing(objects, wordsOf(language, 'object_types'))).toEqual([])
})

/** What is of no customer, or only of those who divide the work among staff. */
const ofStaff =
  /^(?:operator_(?!acts|asked)|note_|sku_|job_|webhook|saved_reply_|ticket_category_|terms_published|data_imported|list_exported|discrepancy_|approval_|ticket_note_left|ticket_assigned|ticket_snoozed|ticket_woken)/

it.each(['en', 'ru'])('everything in a customer’s own log has a text there (%s)', (language) => {
  const words = readFileSync(join(import.meta.dirname, `../../web/src/ui/activity/locale/${language}.ts`), 'utf8')
  const wanted = [...new Set(actions)].filter((code) => !ofStaff.test(code))
  expect(wanted.length).toBeGreaterThan(80)
  expect(wanted.filter((code) => !words.includes(`    ${code}: '`))).toEqual([])
})
