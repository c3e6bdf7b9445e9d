import { describe, expect, test } from 'vitest'
import { editorAccess } from '#server/preview/editor-access.ts'
import { openPreview, type Preview } from '#server/preview/preview.ts'
import type { Context } from '#server/context.ts'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'
import { previewContext, signedEditorQuery } from '#tests/support/preview.ts'

const stories = contentOf({
  'de/home': { content: { headline: 'Live' }, draft: { headline: 'Entwurf', _uid: 'page' } },
  'de/new': { published_at: null },
  'de/other': { content: { link: { fieldtype: 'multilink', linktype: 'story', id: uuid(1) } } },
})
const frame = { 'sec-fetch-dest': 'iframe' }
const shop = () => previewContext(contentApi(stories))

const open = (ctx: Context, path: string, headers: Record<string, string> = {}) => {
  const url = new URL(`http://shop${path}`)
  return openPreview(
    ctx,
    editorAccess(ctx, url, new Headers(headers), true),
    new Request(url, { headers }),
    url,
  )
}

async function shown(ctx: Context, path: string, headers?: Record<string, string>): Promise<Preview> {
  const preview = await open(ctx, path, headers)
  if (!preview || preview instanceof Response) throw new Error('closed')
  return preview
}

describe('a signed address', () => {
  test('shows drafts, read again each time, and only to editors', async () => {
    const { ctx, requests } = shop()
    for (let round = 0; round < 2; round++) {
      const preview = await shown(ctx, `/de-de/?${signedEditorQuery()}`)
      const { content } = preview.ctx
      expect((await content.story('de-de', 'home'))?.content['headline']).toBe('Entwurf')
      expect((await content.story('de-de', 'home'))?.content).toMatchObject({
        _editable: expect.stringContaining('"uid":"page"'),
      })
      expect((await content.story('de-de', 'new'))?.name).toBe('de/new')
    }
    expect(requests.filter((path) => path === 'stories/de/home')).toHaveLength(2)
    expect((await ctx.content.story('de-de', 'home'))?.content['headline']).toBe('Live')
    expect(await ctx.content.story('de-de', 'new')).toBeNull()
  })

  test('gets a cookie for the frame and its path only', async () => {
    const { ctx } = shop()
    const answer = await (await shown(ctx, `/de-de/?${signedEditorQuery()}`)).show(new Response('page'))
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
    const preview = await shown(ctx, `/de-de/?${signedEditorQuery()}`, headers)
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

  test('redirects from the folder of a story to its page', async () => {
    const { ctx } = shop()
    const query = signedEditorQuery()
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
  ['forged', signedEditorQuery({ secret: 'guess' })],
  ['old', signedEditorQuery({ age: 3700 })],
])('a %s token shows nothing, and is logged once', async (kind, query) => {
  const { ctx, lines } = shop()
  for (let round = 0; round < 3; round++) expect(await open(ctx, `/de-de/?${query}`)).toBeNull()
  expect(lines).toEqual([`warn: the preview was refused: its token is ${kind}`])
})

describe('an unsaved story', () => {
  const home = stories.draft.find(({ full_slug }) => full_slug === 'de/home')
  const story = (change: object = {}) => ({
    ...home,
    content: { _uid: 'page', component: 'page', headline: 'Getippt' },
    ...change,
  })
  const type = (
    ctx: Context,
    body: unknown,
    query = signedEditorQuery(),
    headers: Record<string, string> = {},
  ) => {
    const url = new URL(`http://shop/de-de/?${query}`)
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return openPreview(ctx, editorAccess(ctx, url, request.headers, true), request, url)
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

  test('replaces the draft', async () => {
    expect(await answered(shop().ctx, story())).toEqual({
      headline: 'Getippt',
      status: 200,
      parts: '<main>a</main><p>b</p><footer>c</footer>',
    })
  })

  test('resolves its links, and gets its editor marks from the shop', async () => {
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
  ])('%s is rejected, logged once', async (_, change) => {
    const { ctx, lines } = shop()
    const answers = [await answered(ctx, story(change)), await answered(ctx, story(change))]
    for (const answer of answers) expect(answer).toMatchObject({ headline: 'Entwurf', status: 403 })
    expect(lines).toEqual(['warn: the page does not show the unsaved story'])
  })

  test.each([
    ['without a signature', [story(), ''], 403],
    ['with a forged one', [story(), signedEditorQuery({ secret: 'guess' })], 403],
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
