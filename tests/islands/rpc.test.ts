import { describe, expect, expectTypeOf, test } from 'vitest'
import { RpcError } from '#islands/rpc-error.ts'
import { createRpc, type RpcOptions, type RpcDeps } from '#islands/rpc.ts'

type Sent = { path: string; init: RequestInit }

/** A page whose calls are answered in this order; the last answer is repeated for every further call. */
function pageWith(...answers: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = []
  const turns: string[] = []
  const page: RpcDeps = {
    fetch: async (path, init) => {
      sent.push({ path, init })
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      init.signal?.throwIfAborted()
      const aborted = new Promise<never>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
      return Promise.race([answer?.() ?? Response.json(null), aborted])
    },
    shopId: () => '10001',
    isKnown: () => true,
    inSequence: (send) => {
      turns.push('turn')
      return send()
    },
  }
  return { page, rpc: createRpc(page), sent, turns }
}

const fine = () => Response.json({ mapping: { '/': 'homepage' } })
const problem =
  (status: number, kind: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ status, kind, title: 'No' }, { status, headers })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const never = () => new Promise<Response>(() => {})
const report = { level: 'info', message: 'x' } as const

const faultOf = (call: Promise<unknown>): Promise<RpcError> =>
  call.then(
    () => expect.unreachable('the call was answered'),
    (error: unknown) => (error instanceof RpcError ? error : expect.unreachable('no RpcError')),
  )

describe('a call', () => {
  test('is posted with the shop, and returns the answer', async () => {
    const { rpc, sent } = pageWith(fine)
    const answer = await rpc('getPageTypes', {})
    expectTypeOf(answer).toEqualTypeOf<{ mapping: Record<string, string> }>()
    expect(answer.mapping).toEqual({ '/': 'homepage' })
    expect(sent[0]).toMatchObject({
      path: '/api/rpc/getPageTypes',
      init: {
        method: 'POST',
        body: '{"payload":{}}',
        headers: { 'content-type': 'application/json', 'x-shop-id': '10001' },
      },
    })
  })

  test('has the payload of the contract, by its name', () => {
    const { rpc } = pageWith(fine)
    expectTypeOf(rpc<'getProductById'>)
      .parameter(1)
      .toHaveProperty('id')
      .toEqualTypeOf<number>()
    // @ts-expect-error there is no such call
    expectTypeOf(rpc<'dropTables'>)
  })

  test('outlives the page where it writes, unless its body is too long for browsers', async () => {
    const { rpc, sent } = pageWith(fine)
    await rpc('logMessage', report)
    await rpc('getPageTypes', {})
    await rpc('logMessage', { ...report, stack: 'x'.repeat(40_000) })
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false, false])
  })
})

describe('a call that fails', () => {
  test.each<[string, () => Response | Promise<Response>, RpcOptions, string, number]>([
    ['refused', problem(412, 'ItemUnvailable'), {}, 'ItemUnvailable', 412],
    ['refused without a word', () => new Response('<html>', { status: 418 }), {}, 'unknown', 418],
    ['answered with rubbish', () => new Response('<html>'), {}, 'invalid-answer', 0],
    ['not answered in time', never, { timeout: 1 }, 'timeout', 0],
    ['without a network', offline, {}, 'offline', 0],
    ['given up', never, { signal: AbortSignal.abort() }, 'aborted', 0],
  ])('because it is %s rejects with its kind', async (_, answer, options, kind, status) => {
    const { rpc } = pageWith(answer)
    expect(await faultOf(rpc('logMessage', report, options))).toMatchObject({ kind, status })
  })

  test("contains the server's problem", async () => {
    const { rpc } = pageWith(problem(429, 'too-many', { 'retry-after': '7' }))
    const fault = await faultOf(rpc('logMessage', report))
    expect(fault).toMatchObject({ retryAfter: 7, problem: { title: 'No' } })
  })
})

describe('sent once more', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is a read with status %i', async (status) => {
    const { rpc, sent } = pageWith(problem(status, 'any'), fine)
    await rpc('getPageTypes', {})
    expect(sent).toHaveLength(2)
  })

  test('is a read without a network, and only once', async () => {
    const { rpc, sent } = pageWith(offline)
    expect((await faultOf(rpc('getPageTypes', {}))).kind).toBe('offline')
    expect(sent).toHaveLength(2)
  })

  test('is an idempotent write without a response', async () => {
    const { rpc, sent } = pageWith(offline, () => Response.json(null))
    await rpc('logMessage', report, { isIdempotent: true })
    expect(sent).toHaveLength(2)
  })

  test.each<[string, 'getPageTypes' | 'logMessage', () => Response | Promise<Response>, RpcOptions]>([
    ['a read that is refused', 'getPageTypes', problem(404, 'not-found'), {}],
    ['a read that timed out', 'getPageTypes', never, { timeout: 1 }],
    ['a read that has to wait', 'getPageTypes', problem(429, 'too-many', { 'retry-after': '9' }), {}],
    ['a write', 'logMessage', offline, {}],
    ['a write that failed', 'logMessage', problem(503, 'upstream'), { isIdempotent: true }],
  ])('is not %s', async (_, name, answer, options) => {
    const { page, sent } = pageWith(answer)
    const rpc = createRpc(page)
    await faultOf(name === 'logMessage' ? rpc(name, report, options) : rpc(name, {}, options))
    expect(sent).toHaveLength(1)
  })
})

describe('where the server does not know the browser yet', () => {
  test('writes wait for each other, so that they have one visitor', async () => {
    const { page, turns } = pageWith(fine)
    const rpc = createRpc({ ...page, isKnown: () => false })
    await rpc('getPageTypes', {})
    expect(turns).toHaveLength(0)
    await rpc('logMessage', report)
    expect(turns).toHaveLength(1)
  })
})
