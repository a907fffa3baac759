import * as z from 'zod/mini'
import { reasonCap } from './constants.ts'
import { linePattern } from './patterns.ts'

const unseen = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu

/**
 * What nobody sees and nobody types, yet comes with what is pasted, is left out: controls, and marks that turn the direction of whatever
 * follows, so that a text reads otherwise than it stands there. Lines may break.
 */
const text = () =>
  z.string().check(
    z.overwrite((said: string) => said.replace(unseen, '')),
    z.trim(),
  )

/** Text that a person must write: blanks alone do not count. */
export const requiredText = (most: number) => text().check(z.minLength(1), z.maxLength(most))

/** Text that may be empty. */
export const freeText = (most: number) => text().check(z.maxLength(most))

const line = () => z.string().check(z.trim())

const oneLine = () => z.regex(linePattern)

/** A line that a person must write. */
export const requiredLine = (most: number) => line().check(z.minLength(1), z.maxLength(most), oneLine())

/** A line that may be empty. */
export const freeLine = (most: number) => line().check(z.maxLength(most), oneLine())

/** What a person is called; may be empty. */
export const ownName = freeLine(100)

/** Why something is done; kept in the log. */
export const Reason = requiredText(reasonCap)
