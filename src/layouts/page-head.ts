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
  /** Address of the picture for social networks, if possible of 1200 × 630. */
  image?: string | undefined
  /** What differs from that on X, which reads its own names first. */
  twitter?: Partial<Record<'title' | 'description' | 'image', string | undefined>> | undefined
  kind?: 'website' | 'product' | 'article' | undefined
  /** Objects of schema.org, each with its own script. */
  structured?: readonly object[] | undefined
  /**
   * The text that is likely the largest paint has the id "lead". The first paint waits for it: on a slow phone one paint of the whole top
   * is faster than one of the header alone and then another.
   */
  hasLead?: boolean | undefined
  /**
   * The picture that is likely the largest paint, within an element with that id. At 480 pixels, the width of `href`, the page contains it;
   * while it is not there yet its `sources` are preloaded.
   */
  preload?: LeadPicture | undefined
  /** Seconds until the page reloads itself where no script polls for changes. */
  refresh?: number | undefined
}

export type LeadPicture = {
  href: string
  /** How it fills its box: in CSS the value of both `object-fit` and `background-size`. */
  fit: 'cover' | 'contain'
  /** Of a picture that has the same sources on every screen. */
  sources?: { srcset: string; sizes: string }
  /** The screens that show this picture; absent: all. */
  media?: string
}

/**
 * Paints the small picture where the sharp one will be: in the box of the same element, so that nothing moves and blending applies to
 * both alike. A drawn picture only behind itself: another one may take its place without a new page.
 */
export function leadStyle(data: string, { href, fit, media }: Omit<LeadPicture, 'sources'>): string {
  const image = href.startsWith('/images/') ? `>img[src^="${href.split('?', 1)[0]}?"]` : ' img'
  const rule = `#lead${image}{background:url(${data}) 50%/${fit} no-repeat}`
  return media === undefined ? rule : `@media ${media}{${rule}}`
}

/**
 * JSON for a script element. `<` is escaped, so that no text in it can close the script.
 *
 * @example scriptJson({ name: '</script>' }) // {"name":"\u003c/script>"}
 */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
