import { describe, expect, test } from 'vitest'
import { preparedBody } from '#blocks/prepared-block.ts'
import { createPreparation } from '#blocks/registry/prepare.ts'

const reader = { folders: ['de'], href: (path: string) => `/de-de${path}` }
const now = new Date('2026-11-21T12:00:00Z')
const prepare = (body: unknown, showFaults = false) =>
  createPreparation(reader, { showFaults })({ _uid: 'p', component: 'page', body }, now)

const facts = (...items: object[]) => ({ _uid: 'f', component: 'facts', items })
const fact = (headline: string, more: object = {}) => ({
  _uid: headline,
  component: 'fact',
  headline,
  ...more,
})

test('a known, visible, valid block is ready to be rendered', () => {
  const { body, faults } = prepare([facts(fact('a', { text: '' }))])
  expect(body).toEqual([
    { component: 'facts', uid: 'f', props: { items: [{ headline: 'a', text: undefined }] } },
  ])
  expect(faults).toEqual([])
})

test.each([
  ['unknown', [{ _uid: 'x', component: 'carousel' }, facts()], ['facts'], ['unknown block']],
  ['named like something every object has', [{ _uid: 'x', component: 'constructor' }], [], ['unknown block']],
  ['invalid', [{ _uid: 'x', component: 'teaser' }, facts()], ['facts'], ['headline: must not be empty']],
  ['hidden', [{ ...facts(), hidden: true }], [], []],
  [
    'out of its window',
    [{ ...facts(), start_time: '2026-12-01 00:00', end_time: '2026-12-02 00:00' }],
    [],
    [],
  ],
  ['no block at all', [3, null, 'x', {}], [], []],
  ['no list', { a: 1 }, [], []],
])('%s: the remaining blocks', (_, blocks, left, messages) => {
  const { body, faults } = prepare(blocks)
  expect(body.map(({ component }) => component)).toEqual(left)
  expect(faults.map(({ message }) => message)).toEqual(messages)
})

test('of a block with invalid or hidden parts only the parts are missing', () => {
  const { body, faults } = prepare([
    facts(fact('a'), fact(''), fact('b', { hidden: true }), fact('c'), { ...fact(''), _uid: 'z' }),
  ])
  expect(body[0]?.props).toMatchObject({ items: [{ headline: 'a' }, { headline: 'c' }] })
  expect(faults).toEqual([
    { component: 'fact', uid: '', message: 'facts.items.1.headline: must not be empty' },
    { component: 'fact', uid: 'z', message: 'facts.items.2.headline: must not be empty' },
  ])
})

test('of a list that is too long the first blocks stay', () => {
  const { body, faults } = prepare([
    facts(...['a', 'b', 'c', 'd', 'e', 'f'].map((headline) => fact(headline))),
  ])
  expect(body[0]?.props).toMatchObject({
    items: [{ headline: 'a' }, { headline: 'b' }, { headline: 'c' }, { headline: 'd' }],
  })
  expect(faults.map(({ component, uid }) => [component, uid])).toEqual([
    ['fact', 'e'],
    ['fact', 'f'],
  ])
})

test.each(['', null])('a list that is %j is empty, and its block stays', (actions) => {
  const { body, faults } = prepare([{ _uid: 'h', component: 'hero', headline: 'Brillen', actions }])
  expect(body.map(({ component }) => component)).toEqual(['hero'])
  expect(faults).toEqual([])
})

test('editors see the error in place of the block', () => {
  const { body } = prepare([{ _uid: 'x', component: 'carousel' }], true)
  expect(body).toEqual([
    { component: 'fault', uid: 'x', props: { component: 'carousel', message: 'unknown block' } },
  ])
})

test('the needs of several blocks are listed once', () => {
  const slider = { _uid: 's', component: 'product_slider', headline: 'Neu', category: '/brillen' }
  const tiles = (path: string) => ({
    _uid: 't',
    component: 'category_slider',
    headline: 'Was',
    items: [{ _uid: 'i', component: 'category_tile', category: path }],
  })
  const { needs } = prepare([
    slider,
    slider,
    tiles('/brillen'),
    tiles('/brillen'),
    { ...slider, component: 'none' },
  ])
  expect(needs()).toEqual({
    products: [{ ids: [], category: '/brillen', sort: 'newest', narrow: {}, count: 4 }],
    categories: ['/brillen'],
    subscription: false,
    branches: false,
    instruments: false,
  })
})

describe('rich text', () => {
  const text = (...content: object[]) => ({
    _uid: 'r',
    component: 'rich_text',
    text: { type: 'doc', content },
  })

  test('blocks within it are prepared with it, and their errors are reported', () => {
    const blok = { type: 'blok', attrs: { body: [facts(fact('a')), { _uid: 'x', component: 'carousel' }] } }
    const { body, faults } = prepare([text(blok)])
    const [node] = Object.assign({ text: [] }, body[0]?.props).text as { body: unknown }[]
    expect(preparedBody(node?.body)).toMatchObject([
      { component: 'facts', props: { items: [{ headline: 'a' }] } },
    ])
    expect(faults).toMatchObject([{ component: 'carousel' }])
  })

  test.each([
    [{ type: 'poll' }, 'unknown node "poll"'],
    [{ type: 'text', text: 'a', marks: [{ type: 'blink' }] }, 'unknown mark "blink"'],
  ])('%j is reported as %s', (node, message) => {
    expect(prepare([text(node)]).faults).toEqual([{ component: 'rich_text', uid: 'r', message }])
  })
})

test('equal headings of a page differ in their ids, each time it is read, whatever of it is invalid', () => {
  const care = {
    type: 'doc',
    content: [{ type: 'heading', content: [{ type: 'text', text: 'Pflege' }] }],
  }
  const items = [
    { _uid: 'i', headline: 'a', text: care },
    { _uid: 'j', component: 'accordion_item', headline: '', text: care },
    { _uid: 'k', headline: 'c', text: care },
  ]
  const content = {
    component: 'page',
    intro: care,
    body: [
      { _uid: 'r', component: 'rich_text', text: care },
      { _uid: 'l', component: 'accordion', items },
    ],
  }
  const read = createPreparation(reader, { showFaults: false })
  for (const { page, body } of [read(content, now), read(content, now)]) {
    expect(page.intro).toMatchObject([{ id: 'pflege' }])
    expect(body).toMatchObject([
      { props: { text: [{ id: 'pflege-2' }] } },
      { props: { items: [{ text: [{ id: 'pflege-3' }] }, { text: [{ id: 'pflege-4' }] }] } },
    ])
  }
})

describe('the page', () => {
  const page = (fields: object) =>
    createPreparation(reader, { showFaults: false })({ component: 'page', ...fields }, now)

  test.each([
    [{}, 'index, follow'],
    [{ robots: '' }, 'index, follow'],
    [{ robots: 'noindex' }, 'noindex'],
  ])('%j gives robots %s', (fields, robots) => {
    expect(page(fields).page.robots).toBe(robots)
  })

  test('an error in its fields does not affect the body', () => {
    const { page: head, faults, body } = page({ seo_title: 3, body: [facts(fact('a'))] })
    expect([head.seo_title, body.length]).toEqual([undefined, 1])
    expect(faults).toMatchObject([{ component: 'page', message: expect.stringContaining('seo_title') }])
  })

  test('an error in one of its fields does not affect the others, nor the ids of its headings', () => {
    const intro = { type: 'doc', content: [{ type: 'heading', content: [{ type: 'text', text: 'Pflege' }] }] }
    const mistakes = { seo_title: 3, og_image: { filename: 'javascript:1' } }
    const { page: head, faults } = page({ robots: 'noindex', og_title: 'Pflege', intro, ...mistakes })
    expect(head).toMatchObject({ robots: 'noindex', og_title: 'Pflege', intro: [{ id: 'pflege' }] })
    expect(Object.keys(mistakes).map((field) => Reflect.get(head, field))).toEqual([undefined, undefined])
    expect(faults.map(({ message }) => message.split(':')[0])).toEqual(['seo_title', 'og_image'])
  })

  test('what is unknown in one of its fields is reported once', () => {
    const { faults } = page({ intro: { type: 'doc', content: [{ type: 'poll' }] }, seo_title: 3 })
    expect(faults.map(({ message }) => message.split(':')[0])).toEqual(['unknown node "poll"', 'seo_title'])
  })

  test.each([null, 'text', [], 3])('content that is %j is an empty page', (content) => {
    expect(createPreparation(reader, { showFaults: false })(content, now).body).toEqual([])
  })
})
