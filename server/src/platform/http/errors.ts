import { type ApiError, type ErrorCode, errorStatus } from '@foyer/contract/vocabulary/errors.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { FastifyError } from 'fastify'
import { DatabaseError } from 'pg'
import { isLineDown } from '../database/absence.ts'
import { Failure, failure, type FailureDetail } from '../failure.ts'
import { en } from '../locale/errors.en.ts'
import { ru } from '../locale/errors.ru.ts'
import { formatDay } from '../locale/format.ts'
import { StatisticsError, type StatisticsFault } from '../statistics/statistics-error.ts'
import { ShapeError, shapeFailure } from './shapes.ts'

const titles: Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>> = { en, ru }

export const titleOf = (code: ErrorCode, locale: Locale): string => titles[locale][code]

const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_UNDER_PRESSURE: 'unavailable',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
  FST_ERR_REQ_INVALID_VALIDATION_INVOCATION: 'bad_request',
}

/**
 * SQLSTATE codes for temporary conditions: disk or memory full, too many connections, shutting down, starting,
 * read-only, lock or statement timeout, a deadlock or serialization failure that persisted through all retries, and a
 * prepared statement that does not exist because preparing it failed for one of these reasons.
 */
const passing = new Set([
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '57014',
  '55P03',
  '40001',
  '40P01',
  '26000',
  '42P05',
])

/** SQLSTATE codes for a zero byte in text and for dates that PostgreSQL cannot represent: no column can store the value. */
const unreadable = new Set(['22021', '22P05', '22008'])

const databaseIsAway = (error: unknown): boolean =>
  error instanceof DatabaseError ? passing.has(error.code ?? '') : error instanceof Error && isLineDown(error)

/** A read beyond the cost limit must be narrowed by the caller. An unavailable engine will be back. */
const byStatisticsFault: Readonly<Record<StatisticsFault, Failure>> = {
  unavailable: failure('unavailable', { meta: { retry_after: 2 } }),
  time_limit: failure('too_much_asked'),
  memory_limit: failure('too_much_asked'),
  row_limit: failure('too_much_asked'),
  refused: failure('internal'),
  unexpected_row: failure('internal'),
}

/** Converts any thrown value to the error for the caller. Unexpected errors reveal only their request id. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  if (error instanceof ShapeError) return shapeFailure(error)
  if (error instanceof StatisticsError) return byStatisticsFault[error.fault]
  if (error instanceof DatabaseError && unreadable.has(error.code ?? '')) return failure('bad_request')
  if (databaseIsAway(error)) return failure('unavailable', { meta: { retry_after: 2 } })
  const { code, statusCode } = error as FastifyError
  const known = byFastifyCode[code]
  if (known === 'unavailable') return failure(known, { meta: { retry_after: 2 } })
  if (known !== undefined) return failure(known)
  return failure(statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'internal')
}

/** Whether something that the work needs is unavailable for now: the same may succeed later, unlike after an error in the work itself. */
export const isAway = (error: unknown): boolean => failureOf(error).status === errorStatus.unavailable

/** Whether the same call may succeed later. Then nothing is stored under its key, and it can be tried again. */
export const isPassing = ({ status, entries }: Failure): boolean =>
  status >= 500 || entries[0]?.meta?.['retry_after'] !== undefined

/** The text of an error, with the day on which a closed account is erased. */
const wordsOf = (code: ErrorCode, meta: FailureDetail['meta'], locale: Locale): string => {
  const day = meta?.['erased_on']
  return typeof day === 'string' ? `${titleOf(code, locale)}: ${formatDay(day, locale)}` : titleOf(code, locale)
}

export const presentFailure = (refusal: Failure, locale: Locale, requestId: string): { errors: ApiError[] } => ({
  errors: refusal.entries.map(({ code, pointer, parameter, meta }) => ({
    id: requestId,
    status: String(errorStatus[code]),
    code,
    title: wordsOf(code, meta, locale),
    ...(pointer !== undefined && { source: { pointer } }),
    ...(parameter !== undefined && { source: { parameter } }),
    ...(meta !== undefined && { meta: { ...meta } }),
  })),
})
