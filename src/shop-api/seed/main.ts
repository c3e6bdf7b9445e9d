import { parseArgs } from 'node:util'
import { readEnv } from '#platform/env.ts'
import { openDatabase } from '#shop-api/open-database.ts'
import { seed } from './seed.ts'

/**
 * `npm run seed -- --products 100000`. Its flags in package.json limit the memory: they turn off the
 * optimising compiler for the embedded database, which would take half a gigabyte for a moment, and collect
 * young objects early.
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
