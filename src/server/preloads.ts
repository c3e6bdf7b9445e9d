/** So far into a page its preloads stand, in bytes. */
const HEAD = 4096
const MARKUP = /<link rel="preload"((?:\s+[a-z]+(?:="[^"]*")?)*)>/g
const ATTRIBUTE = /([a-z]+)(?:="([^"]*)")?/g

/**
 * The preloads of a page as a `link` header: a browser asks for them when the header has come, before it has read the page. Undefined where
 * the page has none.
 */
export function preloadHeader(body: Buffer): string | undefined {
  const links = [...body.toString('latin1', 0, HEAD).matchAll(MARKUP)].flatMap(([, markup = '']) => {
    const { href, ...others } = Object.fromEntries(
      [...markup.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value?.replaceAll('&amp;', '&')]),
    )
    const parameters = Object.entries(others).map(([name, value]) =>
      value === undefined ? `; ${name}` : `; ${name}="${value}"`,
    )
    return href === undefined ? [] : [`<${href}>; rel=preload${parameters.join('')}`]
  })
  return links.length === 0 ? undefined : links.join(', ')
}
