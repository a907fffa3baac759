import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { report, root, sourceFiles } from './source-files.ts'

/** Checks that every text exists in both languages, with the same placeholders and all plural forms. */

interface Texts {
  /** Texts by key, `a.b.c`. For a text made by a function, the number of its parameters is compared. */
  readonly [key: string]: string
}

const flatten = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, '{{}}'.repeat(value.length)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`))
}

const readTexts = async (file: string, locale: string): Promise<Texts> => {
  const module = (await import(join(root, file))) as Record<string, unknown>
  return Object.fromEntries(flatten(module[locale]))
}

const plural = /_(?:zero|one|two|few|many|other)$/

/** `count_one` and `count_other` belong to one text, `count`. */
const namesOf = (texts: Texts): Map<string, string[]> => {
  const names = new Map<string, string[]>()
  for (const key of Object.keys(texts)) {
    const name = key.replace(plural, '')
    names.set(name, [...(names.get(name) ?? []), key])
  }
  return names
}

const placeholders = (text: string): string => [...new Set(text.match(/\{\{.*?\}\}/g))].sort().join(' ')

const isPlural = (keys: readonly string[]): boolean => keys.some((key) => plural.test(key))

/** The plural forms of the language that these keys lack. */
const missingForms = (name: string, keys: readonly string[], locale: string): string[] =>
  isPlural(keys)
    ? new Intl.PluralRules(locale)
        .resolvedOptions()
        .pluralCategories.map((form) => `${name}_${form}`)
        .filter((key) => !keys.includes(key))
    : []

const compare = (en: Texts, ru: Texts): string[] => {
  const [english, russian] = [namesOf(en), namesOf(ru)]
  const all = [...new Set([...english.keys(), ...russian.keys()])]
  return all.flatMap((name) => {
    const [there, here] = [english.get(name), russian.get(name)]
    if (there === undefined) return [`en lacks ${name}`]
    if (here === undefined) return [`ru lacks ${name}`]
    const wanted = placeholders(there.map((key) => en[key]).join())
    return [
      ...missingForms(name, there, 'en').map((key) => `en lacks ${key}`),
      ...missingForms(name, here, 'ru').map((key) => `ru lacks ${key}`),
      ...(placeholders(here.map((key) => ru[key]).join()) === wanted ? [] : [`${name} has other placeholders in ru`]),
    ]
  })
}

const empty = (texts: Texts, locale: string): string[] =>
  Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [`${locale} says nothing for ${key}`] : []))

const faultsOf = async (file: string): Promise<string[]> => {
  const other = file.replace(/en\.ts$/, 'ru.ts')
  if (!existsSync(join(root, other))) return [`${other} is missing`]
  const [en, ru] = await Promise.all([readTexts(file, 'en'), readTexts(other, 'ru')])
  const faults = Object.keys(en).length === 0 ? ['no texts under the name en'] : compare(en, ru)
  return [...faults, ...empty(en, 'en'), ...empty(ru, 'ru')].map((fault) => `${file}: ${fault}`)
}

const files = sourceFiles('**/locale/en.ts', '**/locale/*.en.ts')
const faults = (await Promise.all(files.map(faultsOf))).flat()
report(faults, `${files.length} pairs of languages`)
