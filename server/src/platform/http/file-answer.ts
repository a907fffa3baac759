import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file in an answer. Browsers save it; they never display or run it under our origin. */
export interface FileAnswer {
  readonly name: string
  readonly type: string
  /** Null while it is still being generated. */
  readonly size: number | null
  readonly content: Readable
  /** The name of the list that an operator takes away with it, for the log. */
  readonly list?: string
}

/** RFC 6266 with RFC 8187: the real name for browsers, and an ASCII name for other clients. */
const dispositionOf = (name: string): string => {
  const plain = name.replaceAll(/[^\w. ()-]/g, '_')
  const real = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`
}

/** Whatever the file contains: it may not run, load or frame anything, and its type is not sniffed. */
export const sendFile = (reply: FastifyReply, { name, type, size, content }: FileAnswer): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      ...(size !== null && { 'content-length': size }),
      'content-disposition': dispositionOf(name),
      'content-security-policy': `default-src 'none'; sandbox`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(content)
