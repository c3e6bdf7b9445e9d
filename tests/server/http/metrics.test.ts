import { describe, expect, test } from 'vitest'
import { startTestServer } from '#tests/support/test-server.ts'

describe('metrics', () => {
  test('count what answered', async () => {
    await using door = await startTestServer()
    for (const path of ['/de-de/', '/de-de/', '/']) await door.get(path)
    const text = (await door.get('/api/metrics')).body.toString()
    expect(text).toMatch(/veduta_requests_total\{source="cache"\} 1\n/)
    expect(text).toMatch(/veduta_requests_total\{source="made"\} 1\n/)
    expect(text).toMatch(/veduta_requests_total\{source="redirect"\} 1\n/)
    expect(text).toContain('veduta_page_cache_pages 1')
    expect(text).toContain('# TYPE veduta_job_runs_total counter')
    expect(text).toContain('veduta_page_seconds_count{route="home"} 1')
    expect(text).toContain('veduta_request_seconds_count{call="page/home",status="200"} 1')
  })

  test('name calls that exist, and count all others as one', async () => {
    await using door = await startTestServer()
    const paths = ['/api/rpc/getBasket', '/api/rpc/attack-1', '/api/rpc/toString', '/api/live', '/api/attack']
    for (const path of paths) await door.get(path, { method: 'POST', body: '{}' })
    const text = (await door.get('/api/metrics')).body.toString()
    const calls = [...text.matchAll(/veduta_request_seconds_count\{call="([^"]+)",status="(\d+)"\} (\d)/g)]
    expect(calls.map(([, call, status, count]) => `${call} ${status} ${count}`).toSorted()).toEqual([
      'live 405 1',
      'none 404 1',
      'rpc/getBasket 415 1',
      'rpc/none 404 2',
    ])
  })

  test.each<[string, Record<string, string>, number]>([
    ['from this machine', {}, 200],
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }, 403],
    [
      'through a proxy with the token',
      { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer secret' },
      200,
    ],
    ['with a wrong token', { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer other' }, 403],
  ])('requested as %s answer %s', async (_, headers, status) => {
    await using door = await startTestServer({ env: { METRICS_TOKEN: 'new secret' } })
    expect((await door.get('/api/metrics', { headers })).status).toBe(status)
  })
})
