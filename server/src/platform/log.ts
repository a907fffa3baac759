import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const address = /(?:"[^"\n]*"|[^\s<>()[\]:;,"@/\\]+)@[^\s<>()[\]:;,"@/\\]+/g

/** Removes e-mail addresses from texts of third parties, such as the answer of a mail server. */
export const withoutAddresses = (words: string): string => words.replaceAll(address, '[address]')

/**
 * Lists which fields of requests and errors may be logged. Everything else is left out, so that a new header or field
 * stays secret by default.
 */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: (request: { id: string; method: string; routeOptions?: { url?: string } }) => ({
          id: request.id,
          method: request.method,
          route: request.routeOptions?.url,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        // A thrown value need not be an Error.
        err: ({ name, code, message = '', stack = '' }: Partial<Error> & { code?: string }) => ({
          type: name,
          code,
          message: withoutAddresses(message),
          stack: withoutAddresses(stack),
        }),
      },
      redact: { paths: ['*.password', '*.token', '*.authorization', '*.secret'], censor: '[redacted]' },
    },
    destination,
  )
