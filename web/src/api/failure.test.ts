import { expect, it } from 'vitest'
import { Failure, problemsOf } from './failure.ts'

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

it('a failure knows its first code and the id of its request', () => {
  const failure = new Failure(422, [{ code: 'conflict' }, problem])
  expect(failure.code).toBe('conflict')
  expect(failure.requestId).toBe('r1')
})
