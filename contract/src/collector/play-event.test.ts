import { describe, expect, it } from 'vitest'
import { fieldFacts } from '../testing/field-facts.ts'
import { CollectorAnswer, PlayEvent, playEventNames } from './play-event.ts'

const event = {
  event: 'play_closed',
  id: 's1',
  media: 'news_24',
  utc_ms: 1_776_500_060_000,
  proto: 'hls',
  ip: '198.51.100.7',
  country: 'FR',
  user_id: 'u1',
  user_agent: 'VLC',
  referer: 'https://tv.example/',
  bytes: 4096,
  duration: 61.5,
  opened_at: 1_776_500_000_000,
  started_at: 1_776_500_000_500,
  closed_at: 1_776_500_060_000,
  server_id: 'srv-1',
  hostname: 'edge-1',
}

describe('an event of a play session', () => {
  it('has a session, a stream and a time; everything else is optional', () => {
    expect(PlayEvent.parse(event)).toEqual(event)
    const { optional } = fieldFacts(PlayEvent, event)
    const needed = ['event', 'id', 'media', 'utc_ms']
    expect(optional).toEqual(Object.keys(event).filter((field) => !needed.includes(field)))
  })

  it('has one of four types', () => {
    for (const name of playEventNames) expect(PlayEvent.safeParse({ ...event, event: name }).success).toBe(true)
    expect(PlayEvent.safeParse({ ...event, event: 'stream_started' }).success).toBe(false)
  })

  it('may have more fields, and null where a value is unknown', () => {
    expect(PlayEvent.parse({ ...event, reason: 'eof' })).toEqual(event)
    expect(PlayEvent.safeParse({ ...event, country: null, opened_at: null }).success).toBe(true)
  })

  it.each([
    ['bytes', -1],
    ['bytes', 0.5],
    ['bytes', 1e300],
    ['duration', -1],
    ['duration', 1e10],
    ['utc_ms', -5],
    ['opened_at', '1776500000000'],
    ['media', ''],
    ['id', 'x'.repeat(129)],
  ])('%s is never %s', (field, value) => {
    expect(PlayEvent.safeParse({ ...event, [field]: value }).success).toBe(false)
  })
})

it('an answer counts accepted events and lists rejected ones', () => {
  const answer = { accepted: 2, skipped: 1, rejected: [{ index: 0, code: 'invalid', title: 'Not valid' }] }
  expect(CollectorAnswer.parse(answer)).toEqual(answer)
})
