import { parseArgs } from 'node:util'
import { readEnv } from '#server/env.ts'
import { openDatabase } from '#shop-api/db.ts'
import { seed } from './seed.ts'

/**
 * `npm run seed -- --products 100000`. Its flags in package.json bound the memory: the embedded database is compiled once and not again
 * for speed, which takes half a gigabyte for a moment, and young objects are swept early.
 */
const { values } = parseArgs({ options: { products: { type: 'string' } } })
const products = values.products === undefined ? undefined : Number(values.products)
if (products !== undefined && !(Number.isSafeInteger(products) && products > 0))
  throw new Error(`--products takes a whole number above 0, not "${values.products}"`)

const { databaseUrl, dataDir } = readEnv()
const started = performance.now()
const { db, close } = await openDatabase({
  dataDir,
  ...(databaseUrl !== undefined && { url: databaseUrl }),
})
try {
  await seed(db, { now: new Date(), ...(products !== undefined && { products }) })
} finally {
  await close()
}
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
process.stdout.write(`Seeded in ${seconds} s, at most ${megabytes} MB.\n`)
