import { expect, test } from 'vitest'
import { createPreparation } from '#blocks/registry/prepare.ts'
import { tileOf } from '#domain/catalogue/tile.ts'
import { type BlockData, productQueryKey } from '#domain/content/block-data.ts'
import { storyPicture } from '#layouts/story-picture.ts'
import { aCategory, anImage, aProduct } from '#tests/support/goods.ts'

const UPLOADS = 'https://a.storyblok.com/f/1/1600x900'
const prepare = createPreparation({ folders: ['de'], href: (path) => path }, { showFaults: false })
const tileWith = (hash: string) => tileOf(aProduct(1, { images: [anImage(hash)] }))
const bare = tileOf(aProduct(2))

/** The picture of a story with these blocks; each product query of them finds the next of the lists. */
function pictureOf(blocks: object[], lists = [[tileWith('front')]], examples = [tileWith('example')]) {
  const { body, needs } = prepare({ component: 'page', body: blocks }, new Date(0))
  const { products, categories } = needs()
  const blockData: BlockData = {
    products: new Map(products.map((query, index) => [productQueryKey(query), lists[index] ?? []])),
    categories: new Map(
      categories.map((path) => [path, { category: aCategory({ path }), count: 1, from: null, examples }]),
    ),
    subscription: null,
    branches: null,
    instruments: [],
  }
  return storyPicture(body, blockData)
}

const asset = (name: string) => ({ filename: `${UPLOADS}/${name}.jpg`, alt: '' })
const block = (component: string, fields: object) => ({ _uid: component, component, ...fields })
const text = block('rich_text', { text: { type: 'doc', content: [{ type: 'paragraph' }] } })
const picture = (filename: object) => block('image', { desktop_image: filename })
const slider = block('product_slider', { headline: 'Neu', product_ids: '1' })
const teaser = block('teaser', { headline: 'Neu', has_product: true, product_ids: '2' })
const categories = block('category_slider', { headline: 'Alle', items: [{ _uid: 'c', category: 'brillen' }] })
const shopsOwn = { filename: '/pictures/1600x1067/table.webp', alt: '' }
const logos = block('logo_slider', {
  headline: 'Marken',
  items: [{ _uid: 'l', name: 'Lux', image: asset('logo') }],
})

const CUT = `${UPLOADS}/laden.jpg/m/1200x630`
const FRONT = '/images/front?width=1200&height=630'

test.each([
  ['of text alone has none', [text], undefined],
  ['has its uploaded picture', [text, picture(asset('laden')), picture(asset('other'))], CUT],
  ['has an uploaded picture rather than a product', [slider, picture(asset('laden'))], CUT],
  ['passes over a picture that cannot be cut', [picture(shopsOwn), slider], FRONT],
  ['passes over a picture of the shop, and has no other', [picture(shopsOwn)], undefined],
  ['has its product', [text, slider], FRONT],
  ['has the product of its categories last', [categories], '/images/example?width=1200&height=630'],
  ['has no logo', [logos, slider], FRONT],
] as const)('a story %s', (_, blocks, expected) => expect(pictureOf([...blocks])).toBe(expected))

test('a product without a picture is passed over', () => {
  expect(pictureOf([slider, teaser], [[bare], [tileWith('front')]])).toBe(FRONT)
  expect(pictureOf([slider], [[bare]])).toBeUndefined()
})

test('a picture within a text counts as well', () => {
  const document = { type: 'doc', content: [{ type: 'blok', attrs: { body: [picture(asset('laden'))] } }] }
  expect(pictureOf([block('rich_text', { text: document })])).toBe(CUT)
})
