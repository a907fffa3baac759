import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@foyer/contract/vocabulary/errors.ts'
import { v4 } from 'uuid'
import { failure } from '../failure.ts'
import type { Log } from '../log.ts'
import { presentFailure } from './errors.ts'

const byNodeCode: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
}

/** How long whoever is still sending is listened to after the answer: closed on at once, they would lose the answer with the connection. */
const lingerMs = 2_000

/** Nothing more is read as a request, and nobody's call begins here any more. */
const hearNoMore = (socket: Socket): void => {
  socket.removeAllListeners('data')
  socket.on('data', () => undefined)
  const gone = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(gone))
}

/**
 * Tells whoever sends what is no request of HTTP, or one that takes too long to begin, in the one error format. The headers say that
 * the connection ends: a client that kept it for its next call would lose that call.
 */
export const answerUnreadable =
  (log: Log, headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    // Told already, or gone.
    if (socket.writableEnded || socket.destroyed) return
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const refusal = failure(byNodeCode[error.code ?? ''] ?? 'bad_request')
    const id = v4()
    log.info({ id, code: error.code, status: refusal.status }, 'answered what could not be read')
    // In what language they read was not to be read either.
    const body = JSON.stringify(presentFailure(refusal, 'en', id))
    const told = {
      ...headers,
      'x-request-id': id,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(told).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`)
    hearNoMore(socket)
  }
