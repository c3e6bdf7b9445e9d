import type { VariantCode } from '#i18n/variants.ts'
import { VARIANTS } from '#i18n/variants.ts'

const CONTEXT = 'https://schema.org'

/** The id of the company in structured data; `home` is the full address of the home page. */
export const organizationId = (home: string): string => `${home}#organization`

/** The company behind the shop. */
export const organization = (name: string, home: string, logo: string): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  '@id': organizationId(home),
  name,
  url: home,
  logo,
})

/** The site with the address of its search. `search` is absolute and without a query. */
export const website = (name: string, home: string, variant: VariantCode, search: string): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name,
  url: home,
  inLanguage: VARIANTS[variant].intl,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?term={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
