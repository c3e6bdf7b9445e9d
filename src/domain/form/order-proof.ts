/** What somebody types to prove that an order is theirs: an address with an @, else a postcode. Null where nothing is typed. */
export function readOrderProof(typed: string): { email: string } | { zip: string } | null {
  const text = typed.trim()
  if (text === '') return null
  return text.includes('@') ? { email: text.slice(0, 254) } : { zip: text.slice(0, 20) }
}
