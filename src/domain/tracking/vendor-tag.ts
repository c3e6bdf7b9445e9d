import { CONSENT_GROUPS, type ConsentGroup } from '#domain/consent/consent.ts'

/** The script of a vendor that a shop has configured: the group that a visitor must have granted, and its address. */
export type VendorTag = { group: ConsentGroup; src: string }

/** The vendor's own address for its detection of bots. */
const FRAUD0_SCRIPT = 'https://api.fraud0.com/api/v2/fz.js?cid='

/** The tag of fraud0 by a customer id of letters, digits and dashes; null for anything else. It measures who visits: statistics. Spec §3. */
export const fraudTag = (id: string): VendorTag | null =>
  /^[\w-]{1,64}$/.test(id) ? { group: 'C0002', src: `${FRAUD0_SCRIPT}${id}` } : null

/**
 * The tag of the visual search by its address; null unless that is plain https on a named host, without user, port or fragment. It
 * recommends goods by what was looked at: marketing. Spec §3.
 */
export function visualSearchTag(address: string): VendorTag | null {
  const isPlain = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}\/[\w./?=&%~-]*$/i.test(address)
  return isPlain ? { group: 'C0004', src: new URL(address).href } : null
}

/** One line of text, for an attribute or a header: "C0002=https://… C0004=https://…". */
export const formatVendorTags = (tags: readonly VendorTag[]): string =>
  tags.map(({ group, src }) => `${group}=${src}`).join(' ')

/** The tags of such a line; what is none is left out. */
export const parseVendorTags = (text: string): VendorTag[] =>
  text.split(' ').flatMap((part) => {
    const [, name, src] = /^(\w+)=(https:.+)$/.exec(part) ?? []
    const group = CONSENT_GROUPS.find((each) => each === name)
    return group !== undefined && src !== undefined ? { group, src } : []
  })

/** The host from which a tag loads, as policies name it. */
export const vendorSource = ({ src }: VendorTag): string => new URL(src).origin
