import { describe, expect, it } from 'vitest'
import { isRecipientsFault } from './refusal-rules.ts'

const answered = (command: string, response: string): boolean =>
  isRecipientsFault({ command, response, responseCode: Number(response.slice(0, 3)), message: `Failed: ${response}` })

describe('a refusal by the mail server', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 <olga@northlight.example>: Recipient address rejected: User unknown'],
    ['RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist. 550 5.1.1 Try again'],
    ['DATA', '550 5.1.1 nobody here'],
    ['DATA', '552 5.2.2 mailbox full'],
    ['RCPT TO', '550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
    ['RCPT TO', '550 No such user here'],
    ['RCPT TO', '550 <quota@sender.example>: no such mailbox'],
  ])('is final if it is about the recipient, in answer to %s: %s', (command, response) => {
    expect(answered(command, response)).toBe(true)
  })

  it.each([
    ['DATA', '554 Message rejected: Email address is not verified. The following identities failed the check'],
    ['DATA', '550 The from address does not match a verified Sender Identity'],
    ['DATA', '550 5.4.5 Daily user sending quota exceeded'],
    ['DATA', '554 5.2.252 SendAsDenied; help@sever.example not allowed to send as billing@sever.example'],
    ['DATA', '554 5.7.1 relay access denied'],
    ['DATA', '554 Message not accepted'],
    ['RCPT TO', '550 Sender verify failed'],
    ['RCPT TO', '550 [ACL] the sending domain is not authorized'],
    ['RCPT TO', '550 relay not permitted'],
    ['RCPT TO', '554 5.7.1 Service unavailable; Client host blocked'],
    ['RCPT TO', '450 4.1.2 not now'],
    ['MAIL FROM', '550 5.1.1 no such sender'],
  ])('is not if those who send can mend it, in answer to %s: %s', (command, response) => {
    expect(answered(command, response)).toBe(false)
  })
})
