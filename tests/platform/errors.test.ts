import { expect, test } from 'vitest'
import { plainProblem, problem, STATUS, TITLE } from '#platform/errors.ts'

test('every kind of error has a status with a title', () => {
  expect(Object.values(STATUS).filter((status) => TITLE[status] === undefined)).toEqual([])
})

test.each([
  [404, '404 Not Found\n'],
  [502, '502 Bad Gateway\n'],
  [599, '599 Error\n'],
])('the error %i for a file is plain text, and not cached', async (status, text) => {
  const answer = plainProblem(status)
  expect([answer.status, await answer.text()]).toEqual([status, text])
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  [problem(404, 'not-found'), { type: 'about:blank', status: 404, title: 'Not Found', kind: 'not-found' }],
  [
    problem(400, 'bad-request', 'width', { allowed: [80] }),
    {
      type: 'about:blank',
      status: 400,
      title: 'Bad Request',
      kind: 'bad-request',
      detail: 'width',
      allowed: [80],
    },
  ],
])('an API error contains the kind', async (answer, body) => {
  expect(await answer.json()).toEqual(body)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
})
