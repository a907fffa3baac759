import * as z from 'zod/mini'
import { Email, Phone, TypedEmail } from '../vocabulary/contact.ts'
import { NewPassword } from './password.ts'

/** How long to wait before asking for another message. */
export const Retry = z.object({
  /** Seconds until the next message can be requested. */
  retry_after: z.int().check(z.minimum(0)),
})
export type Retry = z.infer<typeof Retry>

export const PhoneCodeBody = z.strictObject({ phone: Phone })
export type PhoneCodeBody = z.infer<typeof PhoneCodeBody>

export const PhoneConfirmBody = z.strictObject({
  phone: Phone,
  /** As it is in the message; spaces and hyphens between the digits do not count. */
  code: z.string().check(
    z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '')),
    z.minLength(1),
    z.maxLength(16),
  ),
})
export type PhoneConfirmBody = z.infer<typeof PhoneConfirmBody>

export const PasswordRecoveryBody = z.strictObject({
  email: TypedEmail,
  /** The solved captcha, from whichever provider the brand uses. */
  recaptcha_token: z.string().check(z.minLength(1), z.maxLength(4096)),
})
export type PasswordRecoveryBody = z.infer<typeof PasswordRecoveryBody>

export const ResetPasswordBody = z.strictObject({ password: NewPassword })
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>

/** A further address that gets copies of a customer’s mails, as its owner sees it. */
export const MailCopy = z.object({
  email: Email,
  /** The customer who entered it; null once it has `ended`. */
  customer_email: z.nullable(Email),
  /** The number of the ticket that it is about; null if it is about invoices, receipts and reminders. */
  ticket: z.nullable(z.int()),
  /** Nothing is sent to an `unconfirmed` one. One that has `ended` was unsubscribed or declined with this link; nobody is asked twice, but may confirm once the customer has added it again. */
  state: z.enum(['unconfirmed', 'confirmed', 'ended']),
})
export type MailCopy = z.infer<typeof MailCopy>

/** Whether the newsletter is sent; used in requests and answers. */
export const Newsletter = z.strictObject({ newsletter: z.boolean() })
export type Newsletter = z.infer<typeof Newsletter>
