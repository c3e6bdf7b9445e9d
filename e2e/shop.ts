import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { startShopProcess } from '#tests/support/shop-process.ts'
import { startEditor } from './editor.ts'
import { RUN_FOLDER } from './seeded-shop.ts'

/** The shop of a worker: a process, data and stories of its own, on ports that nobody else uses. */
export type Shop = {
  url: string
  /** The address of its Shop API, with the version. */
  shopApi: string
  /** The address of its content service, with the version. */
  contentApi: string
  /** The origin that may frame its pages. */
  editor: string
  contentDir: string
  dataDir: string
}

let running: Shop | undefined

/** The shop of this worker. */
export function shop(): Shop {
  if (!running) throw new Error('no shop runs in this worker')
  return running
}

/** The file with the clock of this worker's shop, where it can be moved. */
let clock: string | undefined

/** Starts the shop of a worker; the result ends it and deletes its data. With `movesClock`, `moveClock` moves its clock. */
export async function openShop(worker: string, movesClock: boolean): Promise<() => Promise<void>> {
  clock = movesClock ? join(process.env[RUN_FOLDER] ?? '', `${worker}.clock`) : undefined
  if (clock !== undefined) await writeFile(clock, '0')
  const { shop: own, close } = await startShop(
    worker,
    clock === undefined
      ? {}
      : { CLOCK_FILE: clock, NODE_OPTIONS: `--import ${new URL('moved-clock.ts', import.meta.url)}` },
  )
  running = own
  return async () => {
    running = undefined
    await close()
  }
}

/** Moves the clock of this worker's shop, which follows within a moment. */
export async function moveClock(to: Date): Promise<void> {
  if (clock === undefined) throw new Error('the clock of this shop cannot be moved')
  // As a whole: the shop never reads half of it.
  await writeFile(`${clock}.next`, String(to.getTime() - Date.now()))
  await rename(`${clock}.next`, clock)
}

/** Starts a shop with the data of the run in a folder of this name; `close` ends it and deletes them. */
export async function startShop(
  name: string,
  environment: Record<string, string> = {},
): Promise<{ shop: Shop; log(): string[]; close(): Promise<void> }> {
  const run = process.env[RUN_FOLDER] ?? ''
  const folder = join(run, name)
  const [dataDir, contentDir] = [join(folder, 'data'), join(folder, 'content')]
  await cp(join(run, 'seed'), dataDir, { recursive: true })
  await cp('content', contentDir, { recursive: true })
  // Each picture is drawn once in a run.
  await rm(join(dataDir, 'images'), { recursive: true, force: true })
  await mkdir(join(run, 'images'), { recursive: true })
  await symlink(join(run, 'images'), join(dataDir, 'images'))
  const editor = await startEditor()
  const served = await startShopProcess(
    {
      HOST: 'localhost',
      // Links in emails name it.
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      CONTENT_EDITOR_ORIGIN: editor.origin,
      CONTENT_WEBHOOK_SECRET: 'journeys',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    (end) => process.once('exit', end),
  )
  const { port, shopApi, contentApi } = served
  const url = `http://localhost:${port}`
  return {
    shop: { url, shopApi, contentApi, editor: editor.origin, contentDir, dataDir },
    log: served.log,
    async close() {
      await editor.close()
      await served.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
