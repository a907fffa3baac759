/** The pages of links that change who gets which mails, in one file: each is small. */
export { MailCopiesPage } from './mail-copies-page.tsx'
export { NewsletterPage } from './newsletter-page.tsx'
