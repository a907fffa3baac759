import type { FastifyReply } from 'fastify'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

interface Page {
  readonly title: string
  readonly main: string
  /** The URL of the sandbox's stylesheet, relative to the page. */
  readonly style: string
  readonly lang?: string
}

/** A complete page. `main` must be HTML already. */
export const page = ({ title, main, style, lang = 'en' }: Page): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${style}">
</head>
<body><main>${main}</main></body>
</html>
`

/**
 * Pages of the sandbox run no scripts and may be framed only by Foyer's own pages. `formAction` lists the origins that
 * forms may submit to.
 */
export const pagePolicy = (formAction = "'self'"): string =>
  `default-src 'none'; style-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'self'`

/** Sends HTML with its own content security policy instead of the default one. */
export const sendPage = (reply: FastifyReply, html: string, policy: string = pagePolicy()): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
    .send(html)
