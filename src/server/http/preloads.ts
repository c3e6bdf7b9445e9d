/** Number of bytes from the start of a page in which its preloads are found. */
const HEAD = 4096
const MARKUP = /<link rel="preload"((?:\s+[a-z]+(?:="[^"]*")?)*)>/g
const ATTRIBUTE = /([a-z]+)(?:="([^"]*)")?/g

/**
 * The preloads of a page as a `link` header: the browser requests them when the header arrives, before it has
 * parsed the page. Undefined where the page has none. Pictures of several widths are left to the markup: a browser that
 * chooses one before it knows the width of a phone takes the largest, and then another.
 */
export function preloadHeader(body: Buffer): string | undefined {
  const links = [...body.toString('latin1', 0, HEAD).matchAll(MARKUP)].flatMap(([, markup = '']) => {
    const { href, imagesizes, ...others } = Object.fromEntries(
      [...markup.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value?.replaceAll('&amp;', '&')]),
    )
    const parameters = Object.entries(others).map(([name, value]) =>
      value === undefined ? `; ${name}` : `; ${name}="${value}"`,
    )
    return href === undefined || imagesizes !== undefined
      ? []
      : [`<${href}>; rel=preload${parameters.join('')}`]
  })
  return links.length === 0 ? undefined : links.join(', ')
}
