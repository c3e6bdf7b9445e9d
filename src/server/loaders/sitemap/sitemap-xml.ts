import { type Alternates, languageLinks } from '#i18n/alternates.ts'
import { escapeXml } from '#domain/text/escape-xml.ts'
import type { VariantCode } from '#i18n/variants.ts'

export type SitemapEntry = {
  /** Path in the sitemap's own variant. */
  path: string
  alternates: Alternates
  /** RFC 3339. */
  changedAt: string | null
  /** Paths of the pictures of this page. */
  pictures?: readonly string[]
}

/** The full address of a path of a variant. */
type Absolute = (path: string, of: VariantCode) => string

/** The index of a site's sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
  return document('sitemapindex', entries)
}

/** One sitemap, each page with its other languages. */
export function urlSet(variant: VariantCode, entries: readonly SitemapEntry[], absolute: Absolute): string {
  const seen = new Set<string>()
  const urls = entries
    .filter(({ path }) => !seen.has(path) && seen.add(path))
    .map(
      ({ path, alternates, changedAt, pictures = [] }) =>
        `<url><loc>${escapeXml(absolute(path, variant))}</loc>` +
        (changedAt === null ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`) +
        `${links(alternates, absolute)}${images(pictures, absolute('/', variant))}</url>`,
    )
  return document('urlset', urls)
}

function links(alternates: Alternates, absolute: Absolute): string {
  return languageLinks(alternates)
    .map(
      ({ hreflang, code, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(absolute(path, code))}"/>`,
    )
    .join('')
}

const images = (paths: readonly string[], home: string): string =>
  paths
    .map((path) => `<image:image><image:loc>${escapeXml(new URL(path, home).href)}</image:loc></image:image>`)
    .join('')

const document = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
  `xmlns:xhtml="http://www.w3.org/1999/xhtml" ` +
  `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</${root}>\n`
