/**
 * The push services of browsers that people use: Chromium's, Firefox's, Safari's, Edge's. An endpoint comes from the
 * browser, so anything could stand there; the server posts to these and to nobody else.
 */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** Whether the server may post to this endpoint. `ownHost` is the sandbox's push service, where there is one. */
export const isPushEndpoint = (endpoint: string, ownHost: string | null): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password } = new URL(endpoint)
  // `host` has the port in it unless it is 443, so that another port fits no pattern.
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  return host === ownHost || services.some((service) => service.test(host))
}
