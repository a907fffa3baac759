import { withoutAddresses } from '../log.ts'

/** Nodemailer's description of an answer from the mail server. */
export interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  /** The server's own words, beginning with its code. */
  readonly response?: string
  readonly message: string
}

/** SMTP codes for a permanent rejection of a mailbox or message (RFC 5321, section 4.2.3). */
const permanent = new Set([550, 551, 552, 553, 554])

/** The status that many servers put behind the code (RFC 3463). */
const enhancedStatus = /\b55\d[ -](5\.\d{1,3}\.\d{1,3})\b/

/**
 * The statuses that are about the recipient's mailbox: there is none, it has moved, it is closed or full. All others may
 * be about us: who may send, how much, and from where.
 */
const ofRecipient = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.2.2'])

/** Words of servers that answer a recipient with a refusal of the sender. */
const aboutSender =
  /sender|\bfrom\b|verif|auth|quota|limit|relay|permit|denied|polic|spam|block|blacklist|reputation|spf|dkim|dmarc|\bip\b/i

/**
 * Whether the answer is final because of the recipient: nobody here can mend it, and a further try would be answered
 * alike. Providers refuse a sender they have not verified, or one who has used up a quota, with the same codes, mostly
 * after the message. Whoever sends can mend that, so such mails must be tried again and then be seen.
 */
export const isRecipientsFault = ({ command, responseCode = 0, response, message }: SmtpError): boolean => {
  if ((command !== 'RCPT TO' && command !== 'DATA') || !permanent.has(responseCode)) return false
  const said = withoutAddresses(response ?? message)
  const status = enhancedStatus.exec(said)?.[1]
  if (status !== undefined) return ofRecipient.has(status)
  return command === 'RCPT TO' && !aboutSender.test(said)
}
