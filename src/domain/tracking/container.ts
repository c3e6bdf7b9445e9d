const HOST = 'https://www.googletagmanager.com'

/** The one host that a page with a container may load a script from. */
export const CONTAINER_HOST = HOST

/** Spec §5: GTM- or G-, then capitals or digits. */
export const isContainerId = (id: string): boolean => /^(?:GTM|G)-[A-Z0-9]+$/.test(id)

/** Where a tag manager's container lies; null for what is no id of one. */
export function containerAddress(id: string): string | null {
  if (!isContainerId(id)) return null
  return id.startsWith('G-') ? `${HOST}/gtag/js?id=${id}` : `${HOST}/gtm.js?id=${id}`
}
