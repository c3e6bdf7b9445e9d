import lighthouse from 'lighthouse'
import { launch } from './browser.ts'
import { atLeast, type Row } from './table.ts'

const PORT = 9222
/** Out of 100, in Lighthouse's own categories, on its phone with its own network. */
const MUST_REACH = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Deliberately not indexed, which Lighthouse reports as a fault. Spec §2. */
const NOT_INDEXED = 'search'

/** Lighthouse's results for first visits. */
export async function lighthouseRows(origin: string, pages: [name: string, path: string][]): Promise<Row[]> {
  const browser = await launch([`--remote-debugging-port=${PORT}`])
  const rows: Row[] = []
  for (const [name, path] of pages) {
    const report = await lighthouse(origin + path, {
      port: PORT,
      logLevel: 'error',
      onlyCategories: Object.keys(MUST_REACH),
      skipAudits: name === NOT_INDEXED ? ['is-crawlable'] : [],
    })
    for (const [category, limit] of Object.entries(MUST_REACH)) {
      const score = report?.lhr.categories[category]?.score ?? 0
      rows.push(atLeast(`${name}: Lighthouse ${category}`, Math.round(score * 100), limit, ''))
    }
  }
  await browser.close()
  return rows
}
