import { collectorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { CollectorAnswer, collectorBodyMax, PlayEvent } from './play-event.ts'

export const collectEvents = endpoint({
  operation: 'collectEvents',
  routine: true,
  method: 'POST',
  url: `${collectorPath}/events`,
  summary: 'Send play events of a media server: a JSON array or one event per line, optionally gzipped; safe to repeat',
  tag: 'Media servers',
  auth: ['licence'],
  stream: {
    of: PlayEvent,
    types: ['application/json', 'application/x-ndjson', 'application/ndjson', 'application/jsonl', 'text/plain'],
    maxBytes: collectorBodyMax,
  },
  answers: { 200: CollectorAnswer },
  errors: ['bad_request', 'licence_stopped', 'too_large', 'too_many_requests', 'unsupported_media_type', 'unavailable'],
})
