import { BlockList, isIP } from 'node:net'

/** Whether a connection comes from a proxy that the operator has named. */
export type IsTrustedProxy = (address: string | undefined) => boolean

/** Without a list: nobody may speak for somebody else. */
export const trustNobody: IsTrustedProxy = () => false

/**
 * Reads addresses and networks (`10.0.0.0/8`), separated by commas or spaces. Null where one of them is neither.
 */
export function parseTrustedProxies(list: string): IsTrustedProxy | null {
  const known = new BlockList()
  for (const entry of list.split(/[\s,]+/).filter((part) => part !== '')) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    const bits = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
    if (family === 0 || rest.length > 0 || !(bits <= most)) return null
    known.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const plain = plainAddress(address ?? '')
    const family = isIP(plain)
    return family !== 0 && known.check(plain, family === 4 ? 'ipv4' : 'ipv6')
  }
}

/** IPv4 as a socket of IPv6 writes it, without its prefix. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
