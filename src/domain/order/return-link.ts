type Portal = { domain: string; portal: string }

/**
 * Address for returns: the shop's returns portal, filtered to this order. Only https addresses are accepted. Spec §7.
 *
 * @example returnLink({ domain: 'https://returns.example', portal: 'veduta-de' }, '123456789012', 'anna@example.org')
 * // "https://returns.example/veduta-de/orders?filter%5Binvoice_number%5D=123456789012&filter%5Bcustomer%5D%5Bemail%5D=anna%40example.org"
 */
export function returnLink({ domain, portal }: Portal, orderNumber: string, email: string): string | null {
  const base = /^https?:\/\//.test(domain) ? domain : `https://${domain}`
  const address = `${base.replace(/\/$/, '')}/${portal ? `${encodeURIComponent(portal)}/` : ''}orders`
  if (domain === '' || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  url.searchParams.set('filter[invoice_number]', orderNumber)
  url.searchParams.set('filter[customer][email]', email)
  return url.href
}
