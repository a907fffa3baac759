// Apart from money.ts, so that pages that only show amounts load no validator.
import * as z from 'zod/mini'

/** An amount of money: a JSON number in major units of its currency. */
export const Amount = z.number()
