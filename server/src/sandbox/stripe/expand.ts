import type { Queryable } from '../options.ts'
import { findBody } from './store.ts'

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Replaces the ids at a path such as `latest_charge` or `data.customer` by whole objects. */
const expandPath = async (client: Queryable, node: unknown, [field, ...rest]: readonly string[]): Promise<unknown> => {
  if (field === undefined) return node
  if (Array.isArray(node)) {
    const items: unknown[] = []
    for (const item of node) items.push(await expandPath(client, item, [field, ...rest]))
    return items
  }
  if (!isTree(node)) return node
  const value = node[field]
  const found = typeof value === 'string' ? await findBody(client, value) : undefined
  return { ...node, [field]: await expandPath(client, found ?? value, rest) }
}

/** Applies `expand[]` to an answer. Unknown paths are ignored. */
export const expandAll = async (client: Queryable, answer: object, paths: readonly string[]): Promise<object> => {
  let expanded: unknown = answer
  for (const path of paths) expanded = await expandPath(client, expanded, path.split('.'))
  return isTree(expanded) ? expanded : answer
}
