import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import * as today from '@foyer/contract/endpoints.ts'
import { ErrorAnswer } from '@foyer/contract/vocabulary/errors.ts'
import type { Answer } from './callers.ts'

type Contract = Readonly<Record<string, EndpointDescription>>

/** What the clients of both versions expect of each call. */
export interface Contracts {
  readonly older: Contract
  readonly newer: Contract
}

export const readContracts = async (olderRoot: string): Promise<Contracts> => {
  const file = pathToFileURL(join(olderRoot, 'contract/src/endpoints.ts')).href
  // The same module, in an older version.
  const { endpoints } = (await import(file)) as typeof today
  return { older: endpoints, newer: today.endpoints }
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

interface Misreading {
  readonly why: string
  /** The only problem is a missing field. */
  readonly isLack: boolean
}

/** Whether the value at the end of the path is missing. */
const isAbsent = (value: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | null)?.[key], value) ===
  undefined

const misreadBy = (contract: Contract, operation: string, { status, body }: Answer): Misreading | undefined => {
  const call = contract[operation]
  // A version that does not know the call does not make it.
  if (call === undefined || status === 304) return undefined
  const wrong = (why: string): Misreading => ({ why, isLack: false })
  const data = parsed(body)
  if (status >= 400) return ErrorAnswer.safeParse(data).success ? undefined : wrong(`${status} is no error answer`)
  const schema = call.answers[status]
  if (schema === undefined) return wrong(`${status} is not among its answers`)
  if (schema === null) return undefined
  const { error } = schema.safeParse(data)
  const [issue] = error?.issues ?? []
  if (error === undefined || issue === undefined) return undefined
  return {
    why: `${issue.path.join('.')}: ${issue.message}`,
    isLack: error.issues.every(({ path }) => isAbsent(data, path)),
  }
}

/**
 * How the clients of either version would misread the answer; empty if both understand it. If the answer is valid for
 * the older contract and only lacks fields that the newer one added, it is not counted: no server of the older version
 * can send them, and the newer page copes (ADR 2).
 */
export const misread = ({ older, newer }: Contracts, operation: string, answer: Answer): string[] => {
  const found = { older: misreadBy(older, operation, answer), newer: misreadBy(newer, operation, answer) }
  return Object.entries(found).flatMap(([version, misreading]) => {
    const isOlders = version === 'newer' && older[operation] !== undefined && found.older === undefined
    return misreading === undefined || (isOlders && misreading.isLack)
      ? []
      : [`${operation} by the ${version} client: ${misreading.why}`]
  })
}

/** Calls that both versions know, that need only a bearer token, and that return data. */
export const plainReads = ({ older, newer }: Contracts): EndpointDescription[] =>
  Object.values(newer).filter(
    ({ operation, method, params, auth, answersFile }) =>
      older[operation] !== undefined &&
      method === 'GET' &&
      params === undefined &&
      answersFile !== true &&
      (auth.includes('bearer') || auth.includes('none')),
  )
