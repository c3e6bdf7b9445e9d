import { expect, test } from 'vitest'
import { itemList } from '#domain/seo/item-list.ts'

test('pages are counted from one', () => {
  expect(itemList(['https://shop.example/p/a-1/', 'https://shop.example/p/b-2/'])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://shop.example/p/a-1/' },
      { '@type': 'ListItem', position: 2, url: 'https://shop.example/p/b-2/' },
    ],
  })
})
