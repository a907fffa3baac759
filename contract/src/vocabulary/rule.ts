import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * A rule of our own inside a schema. What it breaks carries the error code in `params.code`,
 * which the server answers and the form translates.
 */
export const rule = <T>(breach: (value: T) => ErrorCode | null) =>
  z.check<T>(({ value, issues }) => {
    const code = breach(value)
    if (code !== null) issues.push({ code: 'custom', params: { code }, message: code, input: value })
  })
