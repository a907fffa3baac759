import * as z from 'zod/mini'
import { passwordBreach } from '../vocabulary/password-rule.ts'
import { rule } from '../vocabulary/rule.ts'

/** A new password: 8 to 128 printable ASCII characters without spaces, with at least one letter and one digit. */
export const NewPassword = z.string().check(rule(passwordBreach))
