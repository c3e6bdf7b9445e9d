import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { perSecond } from './per-second.ts'
import { atMost, type Row } from './table.ts'

const CONNECTIONS = 16
const PAGES = 450
const WARM_UP = 150
const BLOCKS = 60

type Block = { component: string; _uid: string }
type Story = { content: { body?: Block[] } }

/** A copy of content/ with two more stories: one of sixty blocks, all kinds in turn, and one without any. */
export function storiesToWeigh(folder: string): string {
  const source = resolve(import.meta.dirname, '../../content')
  cpSync(source, folder, { recursive: true })
  const blocks = globSync('de/**/*.json', { cwd: source })
    .toSorted()
    .flatMap((file) => {
      const story: Story = JSON.parse(readFileSync(resolve(source, file), 'utf8'))
      return story.content.body ?? []
    })
  const kinds = [...Map.groupBy(blocks, ({ component }) => component).values()]
  const mixed = Array.from({ length: BLOCKS }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? []
    return { ...kind[Math.floor(index / kinds.length) % kind.length], _uid: `block-${index}` }
  })
  writeStory(folder, 'sixty', '60', mixed)
  writeStory(folder, 'none', '00', [])
  return folder
}

/** Writes a published German story, whose uuid has this end. */
export function writeStory(folder: string, slug: string, end: string, body: object[]): void {
  const story = {
    uuid: `5f0e2c1a-0000-4000-8000-0000000000${end}`,
    name: slug,
    published_at: '2026-11-01T08:00:00.000Z',
    content: { _uid: 'page', component: 'page', headline: slug, body },
  }
  writeFileSync(resolve(folder, 'de', `${slug}.json`), JSON.stringify(story))
}

/** Both are rendered for each request: unknown answers make an address for which no page is cached. */
export async function blockRows(origin: string): Promise<Row[]> {
  const { hostname: host, port } = new URL(origin)
  const weigh = async (slug: string) => {
    const paths = Array.from({ length: PAGES }, (_, index) => `/de-de/${slug}/?answers=n${index}.a`)
    const round = { host, port: Number(port), connections: CONNECTIONS }
    await perSecond({ ...round, paths: paths.slice(0, WARM_UP) })
    return perSecond({ ...round, paths: paths.slice(WARM_UP) })
  }
  const empty = await weigh('none')
  const full = await weigh('sixty')
  return [atMost('uncached story of 60 blocks against one of none', empty / full, 6, '×')]
}
