import { PLACED_INSTRUMENTS } from '#domain/content/placed-instrument.ts'
import { expect, test } from 'vitest'
import Blocks from '#blocks/registry/Blocks.astro'
import { createPreparation } from '#blocks/registry/prepare.ts'
import { heroPreload } from '#blocks/hero/hero-image.ts'
import type { Image } from '#domain/catalogue/product.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import { productQueryKey, type BlockData } from '#domain/content/block-data.ts'
import { minor } from '#domain/money/price.ts'
import type { VariantCode } from '#i18n/variants.ts'
import { aCategory, aProduct } from '#tests/support/goods.ts'
import { SUMMARY } from '#tests/support/subscriptions.ts'
import { render } from '#tests/support/render.ts'

const prepare = createPreparation({ folders: ['de'], href: (path) => `/de-de${path}` }, { showFaults: false })
const images: Image[] = [{ hash: 'front' }, { hash: 'angled' }]
const tile = tileOf(aProduct(12, { images }))
const category = aCategory({ id: 7, path: '/brillen' })
const glance = { category, count: 3, from: { amount: minor(1200), currency: 'EUR' }, examples: [tile] }

/** Blocks as the German shop renders them; every query finds product 12. */
async function draw(
  blocks: object[],
  { opens = false, variant = 'de-de' as VariantCode, bare = false } = {},
) {
  const { body, needs } = prepare({ body: blocks }, new Date(0))
  const blockData: BlockData = {
    products: new Map(bare ? [] : needs().products.map((need) => [productQueryKey(need), [tile]])),
    subscription: SUMMARY,
    branches: null,
    instruments: PLACED_INSTRUMENTS,
    categories: new Map(
      bare ? [] : needs().categories.map((path) => [path, { ...glance, category: { ...category, path } }]),
    ),
  }
  return { html: await render(Blocks, { body, blockData, opens }, variant), body, blockData }
}

const block = (component: string, fields: object = {}) => ({ _uid: component, component, ...fields })
const text = (html: string) =>
  html
    .replace(/<style[^]*?<\/style>/g, '')
    .replace(/<(?:"[^"]*"|[^">])*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const hero = block('hero', { layout: 'chart', headline: 'Gut\nsehen', has_product: true, text: '<b>&' })

test.each([
  [true, 'h1'],
  [false, 'h2'],
])('a hero that opens the page (%s) has its heading as %s, line by line', async (opens, heading) => {
  const { html } = await draw([hero], { opens })
  expect(html.match(new RegExp(`<${heading}[^>]*>(.*?)</${heading}>`, 's'))?.[1]).toMatch(
    /^<span data-visus="0,1"[^>]*>Gut <\/span><span data-visus="0,2"[^>]*>sehen <\/span>$/,
  )
})

test('texts of editors are text, never markup', async () => {
  const { html } = await draw([hero])
  expect(html).toContain('&lt;b&gt;&amp;')
})

test('the hero sells the product that it shows, and the head names its picture', async () => {
  const { html, body, blockData } = await draw([hero])
  expect(text(html)).toContain('Model 12')
  expect(html).toContain('href="/de-de/p/')
  expect(heroPreload(body, blockData)?.href).toBe('/images/angled?width=480&height=360')
  expect(heroPreload([], blockData)).toBeUndefined()
})

test('values of the chart are written as the shop writes numbers', async () => {
  expect((await draw([hero], { variant: 'de-ch' })).html).toContain('data-visus="0.1"')
})

test('the tile of a family shows its number and links to the family', async () => {
  const { html } = await draw([
    block('category_slider', {
      headline: 'Was Sie suchen',
      items: [
        block('category_tile', { category: '/brillen' }),
        block('category_tile', { category: '/sonnenbrillen', label: 'Sonne', figure: 'from' }),
      ],
    }),
  ])
  expect(html).toContain('href="/de-de/brillen/"')
  expect(text(html)).toBe('Was Sie suchen Brillen 3 Modelle Sonne ab 12 €')
})

test('a row of families does not show one model twice while there is another', async () => {
  const models = ['a', 'b'].map((masterKey, index) =>
    tileOf(aProduct(12 + index, { masterKey, images: [{ hash: masterKey }] })),
  )
  const { body, needs } = prepare(
    {
      body: [
        block('category_slider', {
          headline: 'Nach Glas',
          items: ['/x', '/y', '/z'].map((category) => block('category_tile', { category })),
        }),
      ],
    },
    new Date(0),
  )
  const categories = new Map(needs().categories.map((path) => [path, { ...glance, examples: models }]))
  const html = await render(Blocks, { body, blockData: { products: new Map(), categories } }, 'de-de')
  const shown = [...html.matchAll(/ src="\/images\/([ab])/g)].map(([, name]) => name)
  expect(shown).toEqual(['a', 'b', 'a'])
})

test.each(['product_slider', 'category_slider'])(
  'a %s without products renders nothing',
  async (component) => {
    const { html } = await draw(
      [block(component, { headline: 'Neu', items: [block('category_tile', { category: '/x' })] })],
      { bare: true },
    )
    expect(html.replace(/<style[^]*?<\/style>/g, '').trim()).toBe('')
  },
)

test('a product row links to all products of its kind', async () => {
  const link = { fieldtype: 'multilink', linktype: 'url', url: '/neuheiten/' }
  const { html } = await draw([block('product_slider', { headline: 'Neu', link, link_label: 'Alle' })])
  expect(html).toMatch(/<a class="link[^>]*href="\/de-de\/neuheiten\/"[^>]*>\s*Alle/)
})

test.each([
  ['javascript:alert(1)', false],
  ['/brillen/', true],
])('a button to %s is rendered: %s', async (url, isDrawn) => {
  const button = block('button', { label: 'Los', link: { linktype: 'url', url } })
  const { html } = await draw([block('teaser', { headline: 'Neu', actions: [button] })])
  expect(html.includes('Los')).toBe(isDrawn)
})

test('every block renders all of its texts', async () => {
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Antwort' }] }] }
  const inner = {
    type: 'doc',
    content: [
      { type: 'blok', attrs: { body: [block('facts', { items: [block('fact', { headline: 'Darin' })] })] } },
    ],
  }
  const { html } = await draw([
    block('facts', { items: [block('fact', { headline: 'Tatsache', text: 'Beleg' })] }),
    block('teaser', { layout: 'band', headline: 'Band', text: 'Worte', note: 'Fußnote', has_product: true }),
    block('editorial', {
      headline: 'Wissen',
      items: [block('article', { headline: 'Glas', drawing: 'lens-index' })],
    }),
    block('rich_text', { headline: 'Text', text: inner }),
    block('accordion', {
      headline: 'Fragen',
      items: [block('accordion_item', { headline: 'Frage', text: doc })],
    }),
    block('footer_column', { headline: 'Service', links: [block('footer_link', { label: 'Weg' })] }),
  ])
  expect(text(html)).toBe(
    'Tatsache Beleg Band Worte Fußnote Wissen Glas 6,5 mm 1,5 5,3 1,6 4,2 1,74 Text Darin Fragen Frage Antwort Service',
  )
})

test.each([
  ['de-at', 'PD 63 mm', 'SPH CYL A R'],
  ['cs-cz', 'PD 63 mm', 'SPH CYL OSA P'],
  ['pl-pl', 'PD 63 mm', 'SPH CYL OŚ OP'],
  ['fr-ch', 'EP 63 mm', 'SPH CYL AXE OD'],
  ['it-ch', 'DP 63 mm', 'SF CIL ASSE OD'],
] as const)('a face drawing and a slip are labelled as in %s', async (variant, face, slip) => {
  const drawn = (name: string) => draw([block(name, { headline: 'Werte' })], { variant })
  expect(text((await drawn('face_scan')).html)).toContain(face)
  expect(text((await drawn('prescription_loader')).html)).toContain(slip)
})

test('only drafts have the markers for the editor', async () => {
  const editable = '<!--#storyblok#{"name":"facts","space":"1","uid":"facts","id":"2"}-->'
  expect((await draw([block('facts', { _editable: editable })])).html).toContain('data-blok-uid="2-facts"')
  expect((await draw([block('facts')])).html).not.toContain('data-blok')
})

test('blocks of subscriptions have the figures of the shop', async () => {
  const blocks = [
    block('product_subscription_header', { headline: 'Abo' }),
    block('product_subscription_saving_info', { headline: 'Sparen' }),
    block('product_subscription_selection', { headline: 'Auswahl' }),
  ]
  const shown = text((await draw(blocks)).html)
  for (const part of [
    '10 %',
    'bis zu 12 %',
    '0',
    'jeden Monat',
    'je Packung ab 7,03',
    'alle 3 Monate',
    'Jederzeit kündbar',
  ])
    expect(shown.replaceAll('\u00A0', ' ')).toContain(part)
})
