import type { IncomingMessage } from 'node:http'

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const LONGEST_URL = 16_000

/** The origin as the visitor sees it, or null where the host header is invalid. */
export function requestOrigin({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): string | null {
  const forwardedHost = headers['x-forwarded-host']
  const forwardedProtocol = headers['x-forwarded-proto']
  const isForwarded = forwardedHost !== undefined || forwardedProtocol !== undefined
  if (!isForwarded || !isTrustedProxy(socket.remoteAddress)) return origin('http', headers.host)
  return origin(first(forwardedProtocol) ?? 'http', first(forwardedHost) ?? headers.host)
}

function origin(protocol: string, host: string | undefined): string | null {
  if (host === undefined || !HOST.test(host)) return null
  return `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`
}

/**
 * The full address, or null for addresses that no browser sends: no path, an invalid host, control characters, an
 * overlong line.
 */
export function parseRequestUrl(origin: string, path: string): URL | null {
  if (!path.startsWith('/') || path.length > LONGEST_URL || /[\p{Cc}\s\\]/u.test(path)) return null
  return URL.canParse(origin + path) ? new URL(origin + path) : null
}

/**
 * The visitor's own address: behind proxies the last forwarded address that is not a proxy, because earlier ones
 * may be forged.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  const passed = [headers['x-forwarded-for']].flat().join(',').split(',')
  const addresses = passed.map((address) => address.trim()).filter((address) => address !== '')
  if (!isTrustedProxy(socket.remoteAddress)) return socket.remoteAddress
  return addresses.findLast((address) => !isTrustedProxy(address)) ?? addresses[0] ?? socket.remoteAddress
}

/** Forwarded addresses are trusted only from a proxy on this machine or in its private network. */
export function isTrustedProxy(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '') ?? ''
  return (
    isLoopback(address) ||
    /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(plain) ||
    /^f[cd][0-9a-f]{2}:/i.test(plain)
  )
}

export function isLoopback(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '') ?? ''
  return plain === '::1' || plain.startsWith('127.')
}

/**
 * The key of an address in rate limits. Undefined for this machine: a proxy that does not forward addresses would
 * make all visitors one. For IPv6 it is the first half, because one connection has all 2⁶⁴ addresses that begin
 * with it.
 * @example rateLimitKey('2001:db8:0:7::1') // '2001:db8:0:7'
 */
export function rateLimitKey(address: string | undefined): string | undefined {
  if (address === undefined || isLoopback(address)) return undefined
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.toLowerCase().split('%', 1)[0]?.split('::', 2) ?? []
  const [head, tail] = [before, after ?? ''].map((half) => half.split(':').filter((part) => part !== ''))
  const zeros = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  const parts = [...(head ?? []), ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])]
  return parts
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}

const first = (value: string | string[] | undefined): string | undefined =>
  [value].flat()[0]?.split(',')[0]?.trim() || undefined
