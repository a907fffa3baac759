// Runs in the page before everything else, and records the largest paint, layout shifts and long tasks.
const seen = { lcp: 0, cls: 0, blocked: 0 }
globalThis.seen = seen
const watch = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
watch('largest-contentful-paint', (entry) => {
  seen.lcp = entry.startTime
})
watch('layout-shift', (entry) => {
  if (!entry.hadRecentInput) seen.cls += entry.value
})
watch('longtask', (entry) => {
  seen.blocked += Math.max(0, entry.duration - 50)
})
