import type { Alternates } from '#i18n/alternates.ts'

/** What a page says about itself to browsers, search engines and whoever shares it. */
export type Head = {
  /** Without the name of the shop, which the layout adds. */
  title: string
  description?: string | undefined
  /** Path in this variant with its canonical query, "/brillen/?page=2". Absent: the address asked for, without query. */
  canonical?: string | undefined
  /** This variant may be among them. */
  alternates?: Alternates | undefined
  /** Default "index, follow". */
  robots?: string | undefined
  /** Other words for whoever shares the page. */
  shared?: { title: string | undefined; description: string | undefined } | undefined
  /** Address of the 1200 × 630 picture. */
  image?: string | undefined
  kind?: 'website' | 'product' | 'article' | undefined
  /** Objects of schema.org, each its own script. */
  structured?: readonly object[] | undefined
  /**
   * The words that are likely the largest paint bear the id "lead". The first paint waits for them: on a slow phone one of the whole top is
   * sooner there than one of the header alone and then another.
   */
  hasLead?: boolean | undefined
  /** The picture that is likely the largest paint, in an element with that id. */
  preload?: { href: string; srcset?: string; sizes?: string; media?: string } | undefined
  /** Seconds until it is loaded anew where no script looks after it. */
  refresh?: number | undefined
}

/**
 * JSON for a script element. `<` is escaped, so that no text in it can close the script.
 *
 * @example scriptJson({ name: '</script>' }) // {"name":"\u003c/script>"}
 */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
