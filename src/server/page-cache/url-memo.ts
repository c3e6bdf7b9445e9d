/** Maximum number of addresses that are memoized with their page. */
const MAX_ENTRIES = 20_000

/**
 * Maximum number of characters of an address that is memoized. Longer ones are resolved each time, so that invented
 * addresses cannot fill the memory.
 */
const MAX_LENGTH = 500

/** The pages of addresses, by their exact spelling. */
export function createUrlMemo<Page>() {
  const pages = new Map<string, Page>()
  return {
    get: (address: string): Page | undefined => pages.get(address),
    set(address: string, page: Page): void {
      if (address.length > MAX_LENGTH) return
      if (pages.size >= MAX_ENTRIES) pages.clear()
      pages.set(address, page)
    },
  }
}
