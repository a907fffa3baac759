/**
 * The push services of the common browsers: Chromium, Firefox, Safari and Edge. An endpoint comes from the browser and
 * could be any URL, so the server posts to these hosts only.
 */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  // Unbranded Chromium, as Linux distributions ship it, and its early channels.
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** Whether the server may post to this endpoint. `isOwn` recognises those of the sandbox, where there is one. */
export const isPushEndpoint = (endpoint: string, isOwn: (endpoint: URL) => boolean): boolean => {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  const { protocol, host, username, password } = url
  // `host` includes every port but 443, so an endpoint on another port matches no pattern.
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  return isOwn(url) || services.some((service) => service.test(host))
}
