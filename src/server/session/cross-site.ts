/**
 * Whether a page of another site sends the request in a visitor's name. Programs that send neither header cannot be
 * misused by a page.
 */
export function isCrossSite(headers: Headers, { origin }: URL): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const from = headers.get('origin')
  return from !== null && from !== origin
}
