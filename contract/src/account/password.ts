import * as z from 'zod/mini'
import { passwordBreach } from '../vocabulary/password-rule.ts'
import { rule } from '../vocabulary/rule.ts'

/** A password that someone chooses. One that is merely presented, at sign-in, is not judged. */
export const NewPassword = z.string().check(rule(passwordBreach))
