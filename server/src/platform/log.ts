import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * What may appear of a request or an error is named here; everything else stays out of the log,
 * so that a new header or field is secret until someone decides otherwise.
 */
export const createLog = (level: string): Log =>
  pino({
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
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
    redact: { paths: ['*.password', '*.token', '*.authorization', '*.secret'], censor: '[redacted]' },
  })
