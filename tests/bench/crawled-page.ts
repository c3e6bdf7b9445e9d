import { z } from 'zod'

/** What a search engine reads of a page. Markup is as the shop writes it. */
export type CrawledPage = {
  /** Where it was found: in a sitemap. */
  address: string
  status: number
  html: string
}

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? ''

export const titleOf = ({ html }: CrawledPage): string => first(html, /<title>([^<]*)<\/title>/)

export const descriptionOf = ({ html }: CrawledPage): string =>
  first(html, /<meta name="description" content="([^"]*)"/)

/** What is wrong with a page by itself, in words; nothing where all is well. `currency` is that of its shop. */
export function pageFaults(page: CrawledPage, currency: string): string[] {
  const { address, status, html } = page
  // A redirect is a fault as well: a sitemap has no address that leads elsewhere.
  if (status !== 200) return [`answers ${status}`]
  const canonical = first(html, /<link rel="canonical" href="([^"]*)"/)
  const read = readStructured(html)
  return [
    ...(titleOf(page) ? [] : ['no title']),
    ...(descriptionOf(page) ? [] : ['no description']),
    ...(canonical === address ? [] : [`canonical is "${canonical}"`]),
    ...(/<meta name="robots" content="[^"]*noindex/.test(html) ? ['noindex'] : []),
    ...(read === null ? ['structured data that cannot be parsed'] : []),
    ...(read && isProduct(address) ? merchantFaults(read, address, currency) : []),
  ]
}

/** Pages that have the same text, with it. */
export function sharedTexts(pages: readonly CrawledPage[], textOf: (page: CrawledPage) => string): string[] {
  const addresses = Map.groupBy(pages, textOf)
  return [...addresses]
    .filter(([text, those]) => text && those.length > 1)
    .map(([text, those]) => `"${text}" of ${those.map(({ address }) => address).join(' and ')}`)
}

const isProduct = (address: string): boolean => /\/p\/[^/]+\/$/.test(address)

function readStructured(html: string): unknown[] | null {
  try {
    return [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
      ([, text = '']): unknown => JSON.parse(text),
    )
  } catch {
    return null
  }
}

const KINDS = z.looseObject({ '@type': z.enum(['Product', 'ProductGroup']) })
const url = z.string().startsWith('http')
const SCHEMA = 'https://schema.org/'
const offer = (currency: string) =>
  z.object({
    '@type': z.literal('Offer'),
    url,
    price: z.string().regex(/^\d+\.\d\d$/),
    priceCurrency: z.literal(currency),
    availability: z.enum(
      ['InStock', 'LimitedAvailability', 'BackOrder', 'OutOfStock'].map((word) => SCHEMA + word),
    ),
  })
/** Of a variant of the page itself: what Google asks of a merchant listing, and what the shop knows beyond that. */
const variant = (currency: string) =>
  z.object({
    name: z.string().min(1),
    sku: z.string().min(1),
    image: z.array(url).min(1),
    offers: offer(currency).extend({
      itemCondition: z.literal(`${SCHEMA}NewCondition`),
      shippingDetails: z.object({
        shippingRate: z.object({ value: z.string(), currency: z.literal(currency) }),
      }),
      hasMerchantReturnPolicy: z.object({ merchantReturnDays: z.number(), applicableCountry: z.string() }),
    }),
  })
const about = z.object({
  name: z.string().min(1),
  description: z.string().min(1),
  brand: z.looseObject({}).optional(),
})
/** Of another page: described as Google asks for it, or named by its address alone. */
const sibling = (currency: string) =>
  z.union([
    z.strictObject({ '@type': z.literal('Product'), url }),
    z.object({ url, name: z.string().min(1), sku: z.string().min(1), image: url, offers: offer(currency) }),
  ])

function merchantFaults(structured: readonly unknown[], address: string, currency: string): string[] {
  const single = about.extend({ '@type': z.literal('Product') }).and(variant(currency))
  const group = about.extend({
    '@type': z.literal('ProductGroup'),
    url: z.literal(address),
    productGroupID: z.string().min(1),
    variesBy: z.array(z.string().startsWith(SCHEMA)).min(1),
    hasVariant: z.array(z.union([variant(currency), sibling(currency)])).min(2),
  })
  const data = structured.find((each) => KINDS.safeParse(each).success)
  if (data === undefined) return ['no product in its structured data']
  const isGroup = KINDS.parse(data)['@type'] === 'ProductGroup'
  const { error } = (isGroup ? group : single).safeParse(data)
  return error ? [`merchant data: ${z.prettifyError(error).replaceAll(/\s*\n\s*/g, ' ')}`] : []
}
