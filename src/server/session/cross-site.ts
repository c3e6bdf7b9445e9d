/** Whether a page elsewhere acts in a visitor's name. Programs that send neither header are none that a page could misuse. */
export function isCrossSite(headers: Headers, { origin }: URL): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const from = headers.get('origin')
  return from !== null && from !== origin
}
