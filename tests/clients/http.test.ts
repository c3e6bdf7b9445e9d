import { describe, expect, test } from 'vitest'
import { type HttpRequest, type Fetch, send } from '#clients/http.ts'
import { withRequestId } from '#platform/request-id.ts'

/** Answers with the given outcomes in turn; an Error is a broken connection. */
function scripted(...outcomes: (number | Error)[]) {
  const requests: Request[] = []
  const fetch: Fetch = (request) => {
    const outcome = outcomes[requests.push(request) - 1]
    if (outcome instanceof Error) throw outcome
    return new Response('{}', { status: outcome ?? 200 })
  }
  return { requests, http: { fetch, timeout: 1000 } }
}

const url = 'http://shop/v1/products'

describe('a GET', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is sent once more after %i', async (status) => {
    const { requests, http } = scripted(status, 200)
    expect((await send(http, { url })).status).toBe(200)
    expect(requests).toHaveLength(2)
  })

  test.each([400, 401, 403, 404, 410, 422, 501])('is not repeated after %i', async (status) => {
    const { requests, http } = scripted(status, 200)
    expect((await send(http, { url })).status).toBe(status)
    expect(requests).toHaveLength(1)
  })

  test('is sent once more after a broken connection', async () => {
    const { http } = scripted(new Error('reset'), 200)
    expect((await send(http, { url })).status).toBe(200)
  })

  test('gives up after the second failure', async () => {
    expect((await send(scripted(503, 502, 200).http, { url })).status).toBe(502)
    await expect(send(scripted(new Error('a'), new Error('b'), 200).http, { url })).rejects.toMatchObject({
      kind: 'upstream',
      cause: expect.objectContaining({ message: 'b' }),
    })
  })

  test('that takes too long is a timeout and not repeated', async () => {
    let requests = 0
    const silent: Fetch = () => {
      requests++
      return new Promise(() => {})
    }
    await expect(send({ fetch: silent, timeout: 5 }, { url })).rejects.toMatchObject({ kind: 'timeout' })
    expect(requests).toBe(1)
  })

  test('whose body never ends is a timeout', async () => {
    const endless: Fetch = () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))
    await expect(send({ fetch: endless, timeout: 5 }, { url })).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('whose body breaks off is a broken connection', async () => {
    const torn: Fetch = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.error(new Error('torn')),
        }),
      )
    await expect(send({ fetch: torn, timeout: 1000 }, { url })).rejects.toMatchObject({ kind: 'upstream' })
  })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] satisfies HttpRequest['method'][])(
  'a %s is never repeated',
  async (method) => {
    const { requests, http } = scripted(503, 200)
    expect((await send(http, { url, method })).status).toBe(503)
    await expect(send(scripted(new Error('x'), 200).http, { url, method })).rejects.toMatchObject({
      kind: 'upstream',
    })
    expect(requests).toHaveLength(1)
  },
)

test('the id of the current request is passed on', async () => {
  const { requests, http } = scripted(200)
  await withRequestId('abcdefgh', () => send(http, { url }))
  expect(requests[0]?.headers.get('x-request-id')).toBe('abcdefgh')
})
