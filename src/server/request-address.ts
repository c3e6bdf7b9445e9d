import type { IncomingMessage } from 'node:http'

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const LONGEST_URL = 16_000

/** The origin as the visitor sees it, or null where the host header is none. */
export function originOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string | null {
  const forwardedHost = headers['x-forwarded-host']
  const forwardedProtocol = headers['x-forwarded-proto']
  const isForwarded = forwardedHost !== undefined || forwardedProtocol !== undefined
  if (!isForwarded || !isNearby(socket.remoteAddress)) return origin('http', headers.host)
  return origin(first(forwardedProtocol) ?? 'http', first(forwardedHost) ?? headers.host)
}

function origin(protocol: string, host: string | undefined): string | null {
  if (host === undefined || !HOST.test(host)) return null
  return `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`
}

/** The whole address, or null for what no browser sends: no path, a broken host, control characters, an endless line. */
export function addressOf(origin: string, path: string): URL | null {
  if (!path.startsWith('/') || path.length > LONGEST_URL || /[\p{Cc}\s\\]/u.test(path)) return null
  return URL.canParse(origin + path) ? new URL(origin + path) : null
}

/** The visitor's own address: where proxies passed it on, the last one that none of them has; what stands before it he may have made up. */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  const passed = [headers['x-forwarded-for']].flat().join(',').split(',')
  const addresses = passed.map((address) => address.trim()).filter((address) => address !== '')
  if (!isNearby(socket.remoteAddress)) return socket.remoteAddress
  return addresses.findLast((address) => !isNearby(address)) ?? addresses[0] ?? socket.remoteAddress
}

/** Only a proxy on this machine or in its private network is believed about whom it speaks for. */
export function isNearby(address: string | undefined): boolean {
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
 * What is counted for an address. Undefined for this machine: a proxy that does not tell for whom it speaks would make one of all visitors.
 * Whoever has one address of the new kind has all that begin as it does, 2⁶⁴ of them.
 *
 * @example placeOf('2001:db8:0:7::1') // '2001:db8:0:7'
 */
export function placeOf(address: string | undefined): string | undefined {
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
