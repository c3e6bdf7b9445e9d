import { expect, test } from 'vitest'
import Blocks from '#blocks/registry/Blocks.astro'
import { heroPreload } from '#blocks/hero/hero-image.ts'
import { createPreparation } from '#blocks/registry/prepare.ts'
import type { BlockData } from '#domain/content/block-data.ts'
import { render } from '#tests/support/render.ts'

const UPLOADS = 'https://a.storyblok.com/f/1'
const WIDE = { filename: `${UPLOADS}/1600x900/x/wide.jpg`, alt: 'Laden' }
const NARROW = { filename: `${UPLOADS}/400x500/y/narrow.jpg`, alt: 'Laden' }

const NOTHING: BlockData = {
  products: new Map(),
  categories: new Map(),
  subscription: null,
  branches: null,
  instruments: [],
}

/** The body of a page that begins with a hero that has no product. */
function bodyWith(pictures: object) {
  const hero = { _uid: 'h', component: 'hero', headline: 'Gut', ...pictures }
  const prepare = createPreparation({ folders: ['de'], href: (path) => path }, { showFaults: false })
  return prepare({ component: 'page', body: [hero] }, new Date()).body
}

test.each([
  [{ desktop_image: WIDE }, WIDE, undefined],
  [{ desktop_image: WIDE, mobile_image: NARROW }, NARROW, '(width < 48rem)'],
])('an editor’s picture is part of the page: %j', (pictures, { filename }, media) => {
  expect(heroPreload(bodyWith(pictures), NOTHING)).toEqual({
    href: `${filename}/m/480x0/filters:quality(75):format(webp)`,
    fit: 'contain',
    ...(media && { media }),
  })
})

test.each([
  {},
  { mobile_image: NARROW },
  { desktop_image: { filename: '/pictures/1600x1067/table.webp', alt: '' } },
  { desktop_image: { filename: 'https://other.example/a.jpg', alt: '' } },
  { desktop_image: { filename: `${UPLOADS}/x/a.svg`, alt: '' } },
])('without one that can be scaled there is none: %j', (pictures) => {
  expect(heroPreload(bodyWith(pictures), NOTHING)).toBeUndefined()
})

test('its place on the page is marked as the lead', async () => {
  const html = await render(Blocks, {
    body: bodyWith({ desktop_image: WIDE }),
    blockData: NOTHING,
    opens: true,
  })
  expect(html).toMatch(/id="lead"[^>]*>\s*<picture/)
})
