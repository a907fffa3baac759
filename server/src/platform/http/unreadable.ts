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

/** How long to keep reading after the answer. Closing at once would lose the answer for a client that is still sending. */
const lingerMs = 2_000

/** Stops parsing requests on this socket, so that no new call begins. */
const hearNoMore = (socket: Socket): void => {
  socket.removeAllListeners('data')
  socket.on('data', () => undefined)
  const gone = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(gone))
}

/**
 * Answers input that is not HTTP, or a request that takes too long to start, in the usual error format. The headers
 * announce that the connection ends, because a client that reused it would lose its next call.
 */
export const answerUnreadable =
  (log: Log, headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    // Already answered, or disconnected.
    if (socket.writableEnded || socket.destroyed) return
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const refusal = failure(byNodeCode[error.code ?? ''] ?? 'bad_request')
    const id = v4()
    log.info({ id, code: error.code, status: refusal.status }, 'answered what could not be read')
    // The language is unknown, because the headers could not be read.
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
