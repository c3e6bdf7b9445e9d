import { VARIANTS } from '#i18n/variants.ts'
import { type CrawledPage, descriptionOf, pageFaults, sharedTexts, titleOf } from './crawled-page.ts'
import { atMost, type Row } from './table.ts'

const SHOPS = ['de-de', 'fr-ch', 'pl-pl'] as const
/** As polite crawlers do. */
const AT_ONCE = 4

/** What a search engine that reads every address of three sitemaps finds fault with; each fault is printed. */
export async function crawlRows(origin: string): Promise<Row[]> {
  let count = 0
  const faults: string[] = []
  for (const shop of SHOPS) {
    const pages = await crawl(`${origin}/sitemap-${shop}.xml`)
    count += pages.length
    const { currency } = VARIANTS[shop]
    for (const page of pages)
      faults.push(...pageFaults(page, currency).map((fault) => `${page.address}: ${fault}`))
    faults.push(
      ...sharedTexts(pages, titleOf).map((each) => `the title ${each}`),
      ...sharedTexts(pages, descriptionOf).map((each) => `the description ${each}`),
    )
  }
  if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`)
  return [atMost(`faults of the ${count} pages in three sitemaps`, faults.length, 0, '')]
}

async function crawl(sitemap: string): Promise<CrawledPage[]> {
  const xml = await (await fetch(sitemap)).text()
  const waiting = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  const pages: CrawledPage[] = []
  const reader = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const response = await fetch(address, { redirect: 'manual' })
      pages.push({ address, status: response.status, html: await response.text() })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, reader))
  return pages
}
