const HOST = 'https://www.googletagmanager.com'

/** The only host from which a page with a container may load a script. */
export const CONTAINER_HOST = HOST

/** The hosts that a page with a container may reach; before consent none of them. */
export const CONTAINER_SOURCES: readonly string[] = [HOST, 'https://*.google-analytics.com']

/** Spec §5: GTM- or G-, then capitals or digits. */
export const isContainerId = (id: string): boolean => /^(?:GTM|G)-[A-Z0-9]+$/.test(id)

/** The address of a tag manager's script; null for an invalid id. */
export function containerUrl(id: string): string | null {
  if (!isContainerId(id)) return null
  return id.startsWith('G-') ? `${HOST}/gtag/js?id=${id}` : `${HOST}/gtm.js?id=${id}`
}
