import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

const address = /(?:"[^"\n]*"|[^\s<>()[\]:;,"@/\\]+)@[^\s<>()[\]:;,"@/\\]+/g

/** Words of somebody else's, such as a mail server's answer, name whom they are about. */
export const withoutAddresses = (words: string): string => words.replaceAll(address, '[address]')

/**
 * What may appear of a request or an error is named here; everything else stays out of the log,
 * so that a new header or field is secret until someone decides otherwise.
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
        // What was thrown may be no error at all.
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
