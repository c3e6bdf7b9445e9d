const CONNECTIONS = 16
const WARM_UP = 48

/** Pages a second that nobody has asked for before: listings with other price bounds, other products. */
export async function uncachedPerSecond(origin: string, kind: 'listing' | 'product'): Promise<number> {
  const addresses = kind === 'listing' ? listings(origin) : await products(origin)
  await all(addresses.slice(0, WARM_UP))
  const measured = addresses.slice(WARM_UP)
  const began = performance.now()
  await all(measured)
  return measured.length / ((performance.now() - began) / 1000)
}

const listings = (origin: string) =>
  Array.from(
    { length: 450 },
    (_, index) => `${origin}/de-de/sonnenbrillen/?minPrice=${100 + index}&sort=price-asc`,
  )

async function products(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap-de-de.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]*\/p\/[^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  return all.slice(0, 450)
}

async function all(addresses: string[]): Promise<void> {
  const queue = [...addresses]
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const response = await fetch(next)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.status} ${next}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}
