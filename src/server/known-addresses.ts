/** So many spellings of addresses are remembered with the page they come to. */
const MOST = 20_000

/** Letters of an address as people follow it. Longer ones find their page the long way, or whoever makes them up would fill the memory. */
const LONGEST = 500

/** What addresses come to, by their whole spelling. */
export function createKnownAddresses<Page>() {
  const pages = new Map<string, Page>()
  return {
    get: (address: string): Page | undefined => pages.get(address),
    set(address: string, page: Page): void {
      if (address.length > LONGEST) return
      if (pages.size >= MOST) pages.clear()
      pages.set(address, page)
    },
  }
}
