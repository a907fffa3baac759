declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    /** In seconds. */
    readonly duration: number
    readonly headers?: Readonly<Record<string, string>>
    /** Requests per second over all connections. */
    readonly overallRate?: number
    /** The number of sending threads. */
    readonly workers?: number
    /** Sent in turn. */
    readonly requests?: readonly { readonly path: string; readonly headers?: Readonly<Record<string, string>> }[]
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly non2xx: number
    /** By status. */
    readonly statusCodeStats?: Readonly<Record<string, { readonly count: number }>>
  }
  const autocannon: (options: Options) => Promise<Result>
  export default autocannon
}
