import { expect, test } from 'vitest'
import { defineBlock, TEXT } from '#blocks/define-block.ts'
import { pushBlocks } from '#cli/content/push-blocks.ts'
import { startProgress } from '#platform/progress.mjs'

const OURS = [
  defineBlock('same', 'Same', { a: TEXT }),
  defineBlock('old', 'Old', { a: TEXT }),
  defineBlock('new', 'New', {}),
]
const [same, old] = OURS

/** A space with two of our blocks, one of them outdated, and one of its own. */
function space({ busy = 0 } = {}) {
  const requests: string[] = []
  let left = busy
  const fetch = async (request: Request) => {
    if (left-- > 0) return new Response('{}', { status: 429 })
    requests.push(
      `${request.method} ${new URL(request.url).pathname} ${request.headers.get('authorization')}`,
    )
    return Response.json({
      components: [
        {
          id: 1,
          ...same,
          created_at: 'x',
          schema: { ...same?.schema, a: { ...same?.schema['a'], id: 'z' } },
        },
        { id: 2, ...old, schema: {} },
        { id: 3, name: 'theirs', schema: {} },
      ],
    })
  }
  const push = (isDry = false) =>
    pushBlocks(OURS, { fetch, url: 'https://m/v1', space: '7', token: 't', isDry, wait: async () => {} })
  return { requests, push }
}

const CHANGES = [
  { name: 'same', change: 'same' },
  { name: 'old', change: 'changed' },
  { name: 'new', change: 'new' },
]

test('new blocks are created, changed ones updated, others stay', async () => {
  const { requests, push } = space()
  expect(await push()).toEqual(CHANGES)
  expect(requests).toEqual([
    'GET /v1/spaces/7/components/ t',
    'PUT /v1/spaces/7/components/2 t',
    'POST /v1/spaces/7/components/ t',
  ])
})

test('a dry run only reports', async () => {
  const { requests, push } = space()
  expect(await push(true)).toEqual(CHANGES)
  expect(requests).toHaveLength(1)
})

test('a busy service is requested again, ten times', async () => {
  expect(await space({ busy: 10 }).push(true)).toEqual(CHANGES)
  await expect(space({ busy: 11 }).push(true)).rejects.toThrow(/429/)
})

test('each block advances the progress, which ends with the last', async () => {
  const stream = { text: '', write: (part: string) => (stream.text += part) }
  const fetch = async () => Response.json({ components: [] })
  await pushBlocks(OURS, {
    fetch,
    url: 'https://m/v1',
    space: '7',
    token: 't',
    isDry: false,
    startProgress: (name, options) => startProgress(name, { ...options, stream, now: () => 0 }),
  })
  expect(stream.text).toBe('✓ pushing blocks: 3 in 0 s\n')
})
