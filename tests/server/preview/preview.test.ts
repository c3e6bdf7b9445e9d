import { describe, expect, test } from 'vitest'
import { openPreview, type Preview } from '#server/preview/preview.ts'
import type { Context } from '#server/context.ts'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'
import { editorsShop, signature } from '#tests/support/editor.ts'

const stories = contentOf({
  'de/home': { content: { headline: 'Live' }, draft: { headline: 'Entwurf', _uid: 'page' } },
  'de/new': { published_at: null },
  'de/other': { content: { link: { fieldtype: 'multilink', linktype: 'story', id: uuid(1) } } },
})
const frame = { 'sec-fetch-dest': 'iframe' }
const shop = () => editorsShop(contentApi(stories))

const open = (ctx: Context, path: string, headers: Record<string, string> = {}) => {
  const url = new URL(`http://shop${path}`)
  return openPreview(ctx, new Request(url, { headers }), url)
}

async function shown(ctx: Context, path: string, headers?: Record<string, string>): Promise<Preview> {
  const preview = await open(ctx, path, headers)
  if (!preview || preview instanceof Response) throw new Error('closed')
  return preview
}

describe('who comes with a signed address', () => {
  test('reads drafts, anew each time, and nobody else does', async () => {
    const { ctx, asked } = shop()
    for (let round = 0; round < 2; round++) {
      const preview = await shown(ctx, `/de-de/?${signature()}`)
      const { content } = preview.ctx
      expect((await content.story('de-de', 'home'))?.content['headline']).toBe('Entwurf')
      expect((await content.story('de-de', 'home'))?.content).toMatchObject({
        _editable: expect.stringContaining('"uid":"page"'),
      })
      expect((await content.story('de-de', 'new'))?.name).toBe('de/new')
    }
    expect(asked.filter((path) => path === 'stories/de/home')).toHaveLength(2)
    expect((await ctx.content.story('de-de', 'home'))?.content['headline']).toBe('Live')
    expect(await ctx.content.story('de-de', 'new')).toBeNull()
  })

  test('gets a pass that serves within the frame and its path alone', async () => {
    const { ctx } = shop()
    const answer = await (await shown(ctx, `/de-de/?${signature()}`)).show(new Response('page'))
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(await open(ctx, '/de-de/a/', { cookie, ...frame })).not.toBeNull()
    expect(await open(ctx, '/de-at/a/', { cookie, ...frame })).toBeNull()
    expect(await open(ctx, '/de-de/a/', { cookie, 'sec-fetch-dest': 'document' })).toBeNull()
    expect(await open(ctx, '/de-de/a/', { cookie })).toBeNull()
  })

  test.each([
    ['framed', frame, 'https://app.storyblok.com'],
    ['in a window of its own', { 'sec-fetch-dest': 'document' }, null],
    ['in a browser that does not say', {}, 'https://app.storyblok.com'],
  ])('%s, the editor may frame it or not', async (_, headers, editor) => {
    const { ctx } = shop()
    const preview = await shown(ctx, `/de-de/?${signature()}`, headers)
    expect(preview.editor).toBe(editor && `${editor}/f/storyblok-v2-latest.js`)
    const policy = "default-src 'none'; frame-ancestors 'none'; script-src 'self'"
    const answer = await preview.show(
      new Response(null, {
        headers: { 'content-security-policy': policy, 'x-cache-tags': 'story:1', etag: 'x' },
      }),
    )
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining(`frame-ancestors ${editor ?? "'none'"}`),
      'set-cookie': expect.stringContaining('veduta-preview=1.'),
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  test('is brought from the folder of a story to its page', async () => {
    const { ctx } = shop()
    const query = signature()
    const answer = await open(ctx, `/de/other?${query}`)
    expect(answer).toBeInstanceOf(Response)
    if (!(answer instanceof Response)) return
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `http://shop/de-de/other/?${query}`,
    ])
  })
})

test.each([
  ['forged', signature({ secret: 'guess' })],
  ['old', signature({ age: 3700 })],
])('a %s token opens nothing, and is told once', async (kind, query) => {
  const { ctx, lines } = shop()
  for (let round = 0; round < 3; round++) expect(await open(ctx, `/de-de/?${query}`)).toBeNull()
  expect(lines).toEqual([`warn: the preview stayed closed: its token is ${kind}`])
})

test('in production the well-known token of the embedded service opens nothing', async () => {
  const { ctx } = editorsShop(contentApi(stories), { NODE_ENV: 'production' })
  expect(await open(ctx, `/de-de/?${signature()}`)).toBeNull()
})

describe('a story that is typed', () => {
  const home = stories.draft.find(({ full_slug }) => full_slug === 'de/home')
  const story = (change: object = {}) => ({
    ...home,
    content: { _uid: 'page', component: 'page', headline: 'Getippt' },
    ...change,
  })
  const type = (ctx: Context, body: unknown, query = signature(), headers: Record<string, string> = {}) => {
    const url = new URL(`http://shop/de-de/?${query}`)
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return openPreview(ctx, request, url)
  }
  async function answered(ctx: Context, body: unknown): Promise<object> {
    const preview = await type(ctx, body)
    if (!preview || preview instanceof Response) throw new Error('closed')
    expect(preview.request.method).toBe('GET')
    const read = await preview.ctx.content.story('de-de', 'home')
    const page = new Response('<head></head><body><main>a</main><p>b</p><footer>c</footer><p>d</p></body>')
    const answer = await preview.show(page)
    return { headline: read?.content['headline'], status: answer.status, parts: await answer.text() }
  }

  test('stands in place of the draft', async () => {
    expect(await answered(shop().ctx, story())).toEqual({
      headline: 'Getippt',
      status: 200,
      parts: '<main>a</main><p>b</p><footer>c</footer>',
    })
  })

  test('links to what it names, and marks its blocks itself', async () => {
    const link = { fieldtype: 'multilink', linktype: 'story', id: uuid(3) }
    const content = {
      _uid: 'page',
      component: 'page',
      body: [{ _uid: 'a', component: 'x', link, _editable: '<!--#storyblok#{"space":"9"}-->' }],
    }
    const preview = await type(shop().ctx, story({ content }))
    if (!preview || preview instanceof Response) throw new Error('closed')
    const read = await preview.ctx.content.story('de-de', 'home')
    expect(read?.content['body']).toMatchObject([
      {
        link: { story: { full_slug: 'de/other' } },
        _editable: `<!--#storyblok#{"name":"x","space":"1","uid":"a","id":"${home?.id}"}-->`,
      },
    ])
  })

  test.each([
    ['of another page', { uuid: uuid(3) }],
    ['that nobody has', { uuid: uuid(99) }],
    ['with the number of another', { id: 5 }],
  ])('%s is refused, told once', async (_, change) => {
    const { ctx, lines } = shop()
    const answers = [await answered(ctx, story(change)), await answered(ctx, story(change))]
    for (const answer of answers) expect(answer).toMatchObject({ headline: 'Entwurf', status: 403 })
    expect(lines).toEqual(['warn: a story was typed that the page does not show'])
  })

  test.each([
    ['without a signature', [story(), ''], 403],
    ['with a forged one', [story(), signature({ secret: 'guess' })], 403],
    ['from another site', [story(), undefined, { 'sec-fetch-site': 'cross-site' }], 403],
    ['that is no JSON', ['{'], 400],
    ['that is no story', [{ uuid: uuid(1) }], 400],
    ['of more than a million bytes', [story({ name: 'ä'.repeat(500_000) })], 413],
  ] as const)('%s gets nothing', async (_, [body, query, headers], status) => {
    const answer = await type(shop().ctx, body, query, headers)
    expect(answer).toBeInstanceOf(Response)
    expect(answer).toMatchObject({ status })
  })
})
