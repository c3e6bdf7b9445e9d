import { describe, expect, test } from 'vitest'
import type { PageView } from '#domain/tracking/page-view.ts'
import { handleApiRequest } from '#server/http/api-routes.ts'
import { testContext } from '#tests/support/test-server.ts'

const view: PageView = {
  baseUrl: 'http://localhost',
  path: '/de-de/brillen/anna@example.org/',
  referrer: 'https://search.example/some/where',
  language: 'de',
  country: 'DE',
  pageType: 'product',
  pageTitle: 'Brillen',
  cbdToken: 'secret-token',
  isBotTraffic: false,
  ua: 'Mozilla/5.0 Safari/604.1 of-nobody-else',
}

function scene(limits?: Parameters<typeof testContext>[0]) {
  const { ctx, logLines } = testContext(limits)
  const noted: object[] = []
  const log = { ...ctx.log, info: (fields: object) => void noted.push(fields) }
  const send = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
    handleApiRequest(
      { ...ctx, log },
      new Request('http://localhost/api/dt/report', {
        method,
        ...(method === 'POST' && { body }),
        headers: { 'user-agent': 'Mozilla/5.0', ...headers },
      }),
      '203.0.113.5',
    )
  return { send, noted, lines: logLines }
}

describe('a page view', () => {
  test('is accepted without a body and logged without the visitor', async () => {
    const { send, noted } = scene()
    const response = await send(JSON.stringify(view))
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(noted).toEqual([
      {
        path: '…@…',
        pageType: 'product',
        language: 'de',
        country: 'DE',
        from: 'search.example',
        isBot: false,
      },
    ])
    expect(JSON.stringify(noted)).not.toMatch(/anna|secret|of-nobody-else|203\.0/)
  })

  test.each([
    ['a program', { isBotTraffic: true }, {}, [{ isBot: true }]],
    ['one whose agent is a program', {}, { 'user-agent': 'Googlebot/2.1' }, [{ isBot: true }]],
    ['a page of products', { pageType: 'product contactLens' }, {}, [{ pageType: 'product contactLens' }]],
    ['a page of an error', { pageType: 'error' }, {}, []],
  ])('of %s is logged as such', async (_, change, headers, expected) => {
    const { send, noted } = scene()
    expect((await send(JSON.stringify({ ...view, ...change }), headers)).status).toBe(204)
    expect(noted).toMatchObject(expected)
  })

  test.each([
    ['no JSON', 'view', {}, 400],
    ['nothing', '', {}, 400],
    ['a field too many', JSON.stringify({ ...view, email: 'a@b.c' }), {}, 400],
    ['a field too few', JSON.stringify({ ...view, path: undefined }), {}, 400],
    ['another type', JSON.stringify({ ...view, isBotTraffic: 'no' }), {}, 400],
    ['a page type of signs', JSON.stringify({ ...view, pageType: '\u001b[31m' }), {}, 400],
    ['more than 16 KB', JSON.stringify({ ...view, pageTitle: 'x'.repeat(20_000) }), {}, 413],
    ['another site', JSON.stringify(view), { 'sec-fetch-site': 'cross-site' }, 403],
  ])('from %s is rejected and not logged', async (_, body, headers, status) => {
    const { send, noted } = scene()
    expect((await send(body, headers)).status).toBe(status)
    expect(noted).toEqual([])
  })

  test('is posted', async () => expect((await scene().send('', {}, 'GET')).status).toBe(405))

  test('comes once too often', async () => {
    const { send, noted } = scene({ limits: { views: 2 } })
    const statuses = []
    for (let count = 0; count < 3; count += 1) statuses.push((await send(JSON.stringify(view))).status)
    expect([statuses, noted.length]).toEqual([[204, 204, 429], 2])
  })
})
