import { expect, test } from 'vitest'
import { breadcrumbList } from '#domain/seo/breadcrumb-list.ts'

test('steps are counted from one, each with its name and absolute address', () => {
  const steps = [
    { label: 'Start', url: 'https://shop.example/de-de/' },
    { label: 'Brillen', url: 'https://shop.example/de-de/brillen/' },
  ]
  expect(breadcrumbList(steps)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.example/de-de/' },
      { '@type': 'ListItem', position: 2, name: 'Brillen', item: 'https://shop.example/de-de/brillen/' },
    ],
  })
})
