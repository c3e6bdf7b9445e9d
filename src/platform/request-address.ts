import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { type IsTrustedProxy, plainAddress } from './trusted-proxies.ts'

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const LONGEST_URL = 16_000

/**
 * The origin as the visitor sees it, or null where the host header is invalid. A trusted proxy may name protocol and
 * host; of several values the last one counts, because earlier ones may come from the visitor. A proxy that passes on
 * one of the shop's own `hosts` may pass on whatever else the visitor sent, too: then that host counts.
 */
export function requestOrigin(
  { headers, socket }: Incoming,
  isTrustedProxy: IsTrustedProxy,
  hosts: ReadonlySet<string>,
): string | null {
  if (!isTrustedProxy(socket.remoteAddress)) return origin('http', headers.host)
  const isOwn = hosts.has(headers.host?.toLowerCase() ?? '')
  const host = isOwn ? headers.host : (valuesOf(headers['x-forwarded-host']).at(-1) ?? headers.host)
  return origin(valuesOf(headers['x-forwarded-proto']).at(-1) ?? 'http', host)
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
 * The visitor's own address: that of the connection, or, from trusted proxies, the last forwarded one that is not a
 * trusted proxy itself. Earlier ones may be forged; what is no address ends the search.
 */
export function clientAddress({ headers, socket }: Incoming, isTrustedProxy: IsTrustedProxy) {
  let address = socket.remoteAddress
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined) return address
  for (const earlier of valuesOf(forwarded).toReversed()) {
    if (!isTrustedProxy(address) || isIP(earlier) === 0) break
    address = earlier
  }
  return address
}

/** Headers with which a proxy speaks for a visitor. */
const FORWARDED = /^(?:forwarded|via|x-real-ip|x-forwarded-[a-z-]+)$/

/** Whether a proxy, or somebody who pretends to be one, has passed the request on. */
export const isForwarded = ({ headers }: Pick<Incoming, 'headers'>): boolean =>
  Object.keys(headers).some((name) => FORWARDED.test(name))

/**
 * Whether a program on this machine sends the request itself, as far as can be known: from loopback, to a loopback
 * name, and not through a proxy.
 */
export const isLocal = (request: Incoming, isTrustedProxy: IsTrustedProxy): boolean =>
  isLoopback(request.socket.remoteAddress) &&
  !isTrustedProxy(request.socket.remoteAddress) &&
  !isForwarded(request) &&
  isLoopbackHost(request.headers.host)

/** Whether a host header names this machine. A page of another site that resolves to loopback has its own name. */
export const isLoopbackHost = (host: string | undefined): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i.test(host ?? '')

export function isLoopback(address: string | undefined): boolean {
  const plain = plainAddress(address ?? '')
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
  const plain = plainAddress(address)
  return plain.includes(':') ? ipv6Prefix(plain, 4) : plain
}

/**
 * The key of a network in rate limits: the first 48 bits of an IPv6 address. Whoever asks a provider for one gets 65,536 connections with it.
 * Undefined where there is no such network: for this machine and for IPv4.
 * @example rateLimitNetwork('2001:db8:0:7::1') // '2001:db8:0'
 */
export function rateLimitNetwork(address: string | undefined): string | undefined {
  const plain = plainAddress(address ?? '')
  return plain.includes(':') && !isLoopback(plain) ? ipv6Prefix(plain, 3) : undefined
}

/** The first groups of an address, 16 bits each, without leading zeros. */
function ipv6Prefix(plain: string, groups: number): string {
  const [before = '', after] = plain.toLowerCase().split('%', 1)[0]?.split('::', 2) ?? []
  const [head, tail] = [before, after ?? ''].map((half) => half.split(':').filter((part) => part !== ''))
  const zeros = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  const parts = [...(head ?? []), ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])]
  return parts
    .slice(0, groups)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}

const valuesOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
