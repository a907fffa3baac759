import { expect, it } from 'vitest'
import { Failure, failureIn, isOpenEnd, mayPass, problemsOf } from './failure.ts'

const problem = { id: 'r1', status: '422', code: 'invalid', title: 'Not valid', meta: { limit: 5 } }

it('SHELL-69 reads every entry of an errors list', () => {
  expect(problemsOf({ errors: [problem, { code: 'conflict' }] })).toEqual([problem, { code: 'conflict' }])
})

it('SHELL-68 reads a single error', () => {
  expect(problemsOf({ error: problem })).toEqual([problem])
})

it('SHELL-70 reads the legacy string as a title', () => {
  expect(problemsOf({ error: 'Too late' })).toEqual([{ title: 'Too late' }])
})

it.each([[undefined], ['<html>'], [[]], [{}], [{ error: 5 }]])('SHELL-72 finds nothing in %j', (body) => {
  expect(problemsOf(body)).toEqual([])
})

it('a failure has its first code and the id of its request', () => {
  const failure = new Failure(422, [{ code: 'conflict' }, problem])
  expect(failure.code).toBe('conflict')
  expect(failure.requestId).toBe('r1')
})

const failure = (status: number, code: string) => new Failure(status, [{ code }])

it('API-04, BILL-30 only a call with an unknown outcome is repeated unchanged', () => {
  for (const open of [new Failure(0, []), failure(502, 'gateway_error'), failure(409, 'idempotency_in_progress')])
    expect(isOpenEnd(open)).toBe(true)
  for (const known of [failure(402, 'card_declined'), failure(409, 'already_paid'), new Error('broken')])
    expect(isOpenEnd(known)).toBe(false)
})

it('temporary failures are retried, even after a requested pause; a refusal is not', () => {
  for (const passing of [new Failure(0, []), failure(500, 'internal'), failure(429, 'too_many_requests')])
    expect(mayPass(passing)).toBe(true)
  for (const refused of [failure(404, 'not_found'), failure(409, 'conflict'), new Error('broken')])
    expect(mayPass(refused)).toBe(false)
})

it.each([401, 403, 404])('a %i in words that are not ours is a failure of what is in between', (status) => {
  const foreign = failureIn(status, '<h1>Blocked</h1>')
  expect([foreign.status, mayPass(foreign)]).toEqual([502, true])
  const ours = failureIn(status, { errors: [{ code: 'x' }] })
  expect([ours.status, mayPass(ours)]).toEqual([status, false])
  expect(failureIn(422, undefined).status).toBe(422)
})
