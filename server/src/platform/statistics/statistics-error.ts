export type StatisticsFault =
  /** The engine is unreachable, has just stopped, or is too busy: the same call may succeed later. */
  | 'unavailable'
  /** The read exceeded its limit of time, memory or rows. */
  | 'time_limit'
  | 'memory_limit'
  | 'row_limit'
  /** The engine rejected the statement or the values, which is a bug. */
  | 'refused'
  /** A row did not match its query's declaration, which is a bug. */
  | 'unexpected_row'

/** Every failure of the statistics engine. `engineCode` is ClickHouse's error code, if there is one. */
export class StatisticsError extends Error {
  override readonly name = 'StatisticsError'
  readonly fault: StatisticsFault
  readonly engineCode: number | undefined

  constructor(fault: StatisticsFault, message: string, detail: { cause?: unknown; engineCode?: number } = {}) {
    super(message, { cause: detail.cause })
    this.fault = fault
    this.engineCode = detail.engineCode
  }
}

/** ClickHouse's error codes with a meaning beyond "refused" (src/Common/ErrorCodes.cpp). */
const faults: Readonly<Record<number, StatisticsFault>> = {
  158: 'row_limit', // TOO_MANY_ROWS
  159: 'time_limit', // TIMEOUT_EXCEEDED
  160: 'time_limit', // TOO_SLOW
  202: 'unavailable', // TOO_MANY_SIMULTANEOUS_QUERIES
  209: 'unavailable', // SOCKET_TIMEOUT
  210: 'unavailable', // NETWORK_ERROR
  236: 'unavailable', // ABORTED
  241: 'memory_limit', // MEMORY_LIMIT_EXCEEDED
  242: 'unavailable', // TABLE_IS_READ_ONLY
  252: 'unavailable', // TOO_MANY_PARTS
  279: 'unavailable', // ALL_CONNECTION_TRIES_FAILED
  307: 'memory_limit', // TOO_MANY_BYTES
  319: 'unavailable', // UNKNOWN_STATUS_OF_INSERT: Keeper was lost on the way
  396: 'row_limit', // TOO_MANY_ROWS_OR_BYTES
  999: 'unavailable', // KEEPER_EXCEPTION
}

/**
 * The error for a failure that ClickHouse reported with its code. Its text contains the statement with all bound
 * values, so it is kept in `cause` for developers and must not be logged.
 */
export const engineFailure = (engineCode: number, text: string): StatisticsError => {
  const name = /\(([A-Z_]+)\)\s*$/.exec(text)?.[1] ?? 'error'
  const message = `ClickHouse answered ${name} (${engineCode})`
  return new StatisticsError(faults[engineCode] ?? 'refused', message, { cause: new Error(text), engineCode })
}

export const unavailable = (message: string, cause?: unknown): StatisticsError =>
  new StatisticsError('unavailable', message, { cause })

/** Adds to a failure's message what was being done. */
export const during = async <T>(what: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof StatisticsError) error.message = `${what}: ${error.message}`
    throw error
  }
}
