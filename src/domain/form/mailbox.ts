import { decodePunycode } from './punycode.ts'

/** Letters, marks, digits, dots and hyphens, at least one of them outside ASCII. */
const INTERNATIONAL = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u

const PREFIX = 'xn--'

/**
 * A mailbox as it is stored and written to: with its domain in ASCII, as browsers convert it (IDNA). The part before the @ stays as it is, and
 * so does what is no international domain.
 *
 * @example mailboxInAscii('info@bücher.de') // "info@xn--bcher-kva.de"
 */
export function mailboxInAscii(typed: string): string {
  const [local, domain] = splitMailbox(typed)
  const address = `https://${domain}`
  return INTERNATIONAL.test(domain) && URL.canParse(address) ? `${local}${new URL(address).hostname}` : typed
}

/**
 * A stored mailbox as people write it: with its domain in Unicode. It stays as it is stored where the domain cannot be decoded, or would be
 * another one if it were typed so.
 *
 * @example mailboxInUnicode('info@xn--bcher-kva.de') // "info@bücher.de"
 */
export function mailboxInUnicode(stored: string): string {
  const [local, domain] = splitMailbox(stored)
  const labels = domain.split('.').map((label) => {
    const decoded = label.startsWith(PREFIX) ? decodePunycode(label.slice(PREFIX.length)) : null
    return decoded ?? label
  })
  const shown = `${local}${labels.join('.')}`
  return mailboxInAscii(shown) === stored ? shown : stored
}

/** Whether both are the same mailbox, in capitals or not, with the domain in ASCII or in Unicode. */
export const isSameMailbox = (one: string, other: string): boolean => comparable(one) === comparable(other)

const comparable = (mailbox: string): string => mailboxInAscii(mailbox.trim()).toLowerCase()

/** Up to and with the last @, and what follows it. */
function splitMailbox(mailbox: string): [local: string, domain: string] {
  const at = mailbox.lastIndexOf('@') + 1
  return [mailbox.slice(0, at), mailbox.slice(at)]
}
