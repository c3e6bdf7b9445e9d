/** Providers whose mailboxes are the same with and without dots. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an email address is counted as, where a limit is one for each mailbox: without what stands after a plus sign, and without
 * dots where the provider ignores them. Mail still goes to the address as it was written. The database has the same rule as `mailbox_of`.
 *
 * @example countedMailbox('An.Na+shop@Googlemail.com') // "anna@gmail.com"
 */
export function countedMailbox(email: string): string {
  const plain = email.trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  const local = plain.slice(0, Math.max(0, at)).replace(/(?!^)\+.*$/, '')
  return DOTLESS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
