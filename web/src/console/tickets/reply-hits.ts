import { searchScore } from '../../app/palette/search-text.ts'
import type { SavedReply } from '../replies/queries.ts'

/** A match in the text counts too, but far below a match in the name. */
const textFactor = 0.1

const scoreOf = (query: string, { name, texts }: SavedReply): number => {
  const byName = searchScore(query, name)
  if (byName > 0) return byName
  const text = [texts.en, texts.ru].join('\n').toLowerCase()
  const words = query.trim().toLowerCase().split(/\s+/)
  return words.every((word) => text.includes(word)) ? textFactor : 0
}

/** The replies that match, best match and shortest name first; without a query, all in their order. */
export const hitsFor = (query: string, replies: readonly SavedReply[]): readonly SavedReply[] => {
  if (query.trim() === '') return replies
  return replies
    .map((reply) => ({ reply, score: scoreOf(query, reply) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.reply.name.length - b.reply.name.length)
    .map(({ reply }) => reply)
}
