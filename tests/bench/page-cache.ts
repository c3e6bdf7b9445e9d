import { bytesOf, startBare } from './bare.ts'
import { perSecond } from './per-second.ts'
import { atLeast, type Row } from './table.ts'

const CONNECTIONS = 64
const ROUNDS = 5
const MILLISECONDS = 2000

/** A cached page of the running shop against a bare node:http server that sends the same bytes, in alternation. */
export async function pageCacheRows(origin: string, path = '/de-de/', what = 'cached page'): Promise<Row[]> {
  const { hostname: host, port } = new URL(origin)
  const body = await bytesOf(`${origin}${path}`)
  const bare = await startBare(body)
  const load = { paths: [path], connections: CONNECTIONS, milliseconds: MILLISECONDS }
  try {
    const ratios: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const shop = await perSecond({ ...load, host, port: Number(port) })
      const ratio = shop / (await perSecond({ ...load, host: '127.0.0.1', port: bare.port }))
      // The first round warms both up.
      if (round > 0) ratios.push(ratio)
    }
    const median = ratios.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0
    return [atLeast(`${what} against bare node:http, ${CONNECTIONS} connections`, median, 0.8, '×')]
  } finally {
    bare.stop()
  }
}
