import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { send } from '#clients/http.ts'
import { inSpan, startTracing, traceParent } from '#platform/tracing.ts'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const received = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              status: z.object({ code: z.number().optional(), message: z.string().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A collector as OpenTelemetry describes it: OTLP over HTTP, JSON. */
const bodies: string[] = []
const paths: string[] = []
const collector = createServer(async (request, response) => {
  paths.push(request.url ?? '')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  bodies.push(Buffer.concat(chunks).toString())
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
let endpoint = ''
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const address = collector.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => collector.close())

test('without a collector the work is done, and no header is sent', async () => {
  expect(await inSpan('work', 'internal', async () => 7)).toBe(7)
  expect(traceParent()).toBeUndefined()
})

test('spans reach the collector, below each other and below the trace of the sender', async () => {
  const tracing = await startTracing(endpoint)
  const trace = '0af7651916cd43dd8448eb211c80319c'
  let forwarded: string | null = null
  const fetch = async (request: Request) => {
    forwarded = request.headers.get('traceparent')
    return new Response('{}')
  }
  await inSpan(
    'GET',
    'server',
    async (span) => {
      await send({ fetch, timeout: 1000 }, { url: 'http://shop/v1/baskets/secret-key?email=anna' })
      await inSpan('failing', 'internal', () => Promise.reject(new Error('anna@example.org'))).catch(() => 0)
      span.rename('GET page/product')
      span.set('http.response.status_code', 200)
    },
    `00-${trace}-b7ad6b7169203331-01`,
  )
  await tracing.close()

  expect(paths).toEqual(['/v1/traces'])
  const { resourceSpans } = received.parse(JSON.parse(bodies[0] ?? ''))
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const root = spans.find(({ name }) => name === 'GET page/product')
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([trace]))
  expect(root?.parentSpanId).toBe('b7ad6b7169203331')
  expect(spans.map(({ name, parentSpanId }) => [name, parentSpanId === root?.spanId])).toEqual([
    ['GET v1/baskets', true],
    ['failing', true],
    ['GET page/product', false],
  ])
  expect(forwarded).toBe(`00-${trace}-${spans[0]?.spanId}-01`)
  expect(spans[1]?.status).toEqual({ code: 2, message: 'Error' })
  expect(resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'veduta' },
  })
  expect(bodies.join()).not.toMatch(/secret-key|anna/)
  expect(traceParent()).toBeUndefined()
})
