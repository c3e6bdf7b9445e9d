import type { Alternates } from '#i18n/alternates.ts'

/** The metadata of a page for browsers, search engines and social networks. */
export type PageHead = {
  /** Without the name of the shop, which the layout adds. */
  title: string
  description?: string | undefined
  /** Path in this variant with its canonical query, "/brillen/?page=2". Absent: the requested address, without query. */
  canonical?: string | undefined
  /** May include this variant. */
  alternates?: Alternates | undefined
  /** Default "index, follow". */
  robots?: string | undefined
  /** Other texts for social networks. */
  shared?: { title: string | undefined; description: string | undefined } | undefined
  /** Address of the 1200 × 630 picture. */
  image?: string | undefined
  kind?: 'website' | 'product' | 'article' | undefined
  /** Objects of schema.org, each with its own script. */
  structured?: readonly object[] | undefined
  /**
   * The text that is likely the largest paint has the id "lead". The first paint waits for it: on a slow phone one paint of the whole top
   * is faster than one of the header alone and then another.
   */
  hasLead?: boolean | undefined
  /**
   * The picture that is likely the largest paint, the first child of an element with that id. At 480 pixels, the width of `href`, the page
   * contains it; while it is not drawn yet it is preloaded.
   */
  preload?: LeadPicture | undefined
  /** Seconds until the page reloads itself where no script polls for changes. */
  refresh?: number | undefined
}

/** The sources of a picture, and how it fills its box: in CSS the value of both `object-fit` and `background-size`. */
export type LeadPicture = { href: string; srcset: string; sizes: string; fit: 'cover' | 'contain' }

/**
 * Paints the small picture where the sharp one will be: in the box of the same element, so that nothing moves and blending applies to
 * both alike. Only behind that picture: another one may take its place without a new page.
 */
export const leadStyle = (data: string, { href, fit }: Pick<LeadPicture, 'href' | 'fit'>): string =>
  `#lead>img[src^="${href.split('?', 1)[0]}?"]{background:url(${data}) 50%/${fit} no-repeat}`

/**
 * JSON for a script element. `<` is escaped, so that no text in it can close the script.
 *
 * @example scriptJson({ name: '</script>' }) // {"name":"\u003c/script>"}
 */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
