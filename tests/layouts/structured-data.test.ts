import { expect, test } from 'vitest'
import { organization, website } from '#layouts/structured-data.ts'

const HOME = 'https://shop.example/fr-ch/'

test('the company has a name, an address and a logo', () => {
  expect(organization('Veduta', HOME, 'https://shop.example/brand/veduta.png')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${HOME}#organization`,
    name: 'Veduta',
    url: HOME,
    logo: 'https://shop.example/brand/veduta.png',
  })
})

test('the site has the address of its search, with the parameter that the search page reads', () => {
  expect(website('Veduta', HOME, 'fr-ch', `${HOME}search/`)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    url: HOME,
    inLanguage: 'fr-CH',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://shop.example/fr-ch/search/?term={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    },
  })
})
