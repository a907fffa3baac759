import * as z from 'zod/mini'

const plainDecimal = /^-?\d+(?:\.\d+)?$/

/**
 * A number of a query, a path or a form with files, which arrives as text: plain decimals are read, everything else stays text and is refused.
 * `Number` alone would take nothing at all for 0, and `0x10` and `1e3` for what nobody meant.
 */
export const queryNumber = (...checks: Parameters<ReturnType<typeof z.number>['check']>) =>
  z.pipe(
    z.transform((text: unknown) => (typeof text === 'string' && plainDecimal.test(text) ? Number(text) : text)),
    z.number().check(...checks),
  )

/** Yes or no of a form with files, which arrives as `true` or `false`; everything else is refused. */
export const formFlag = () =>
  z.pipe(
    z.transform((flag: unknown) => (flag === 'true' ? true : flag === 'false' ? false : flag)),
    z.boolean(),
  )
