/**
 * The push services of browsers that people use: Chromium's, Firefox's, Safari's, Edge's. An endpoint comes from the
 * browser, so anything could stand there; the server posts to these and to nobody else.
 */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  // Chromium that Google has not branded, as Linux distributions ship it, and its early channels.
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** Whether the server may post to this endpoint. `isOwn` tells those of the sandbox's push service, where there is one. */
export const isPushEndpoint = (endpoint: string, isOwn: (endpoint: URL) => boolean): boolean => {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  const { protocol, host, username, password } = url
  // `host` has the port in it unless it is 443, so that another port fits no pattern.
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  return isOwn(url) || services.some((service) => service.test(host))
}
