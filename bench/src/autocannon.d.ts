declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly headers?: Readonly<Record<string, string>>
    /** Requests a second of all connections together. */
    readonly overallRate?: number
    /** Threads to send from. */
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
