import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { z } from 'zod'
import type { Fetch } from './clients/http.ts'
import { createContext } from './context.ts'
import { createDoor } from './door.ts'
import { type Env, readEnv } from './env.ts'
import { finish, listen } from './listen.ts'
import { createLog, type Log } from './log.ts'
import { shareContext } from './process-context.ts'
import { type PageHandler, render } from './render.ts'
import { createStaticFiles } from './static-files.ts'

const dist = resolve(import.meta.dirname, '../../dist')
/** Milliseconds after which a stop waits no longer for what is under way. */
const PATIENCE = 10_000

const built = z.object({ handler: z.custom<PageHandler>((value) => typeof value === 'function') })

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function open(env: Env, log: Log): Promise<void> {
  const ctx = await createContext(env, log)
  shareContext(ctx)
  const [{ handler }, files] = await Promise.all([
    import(pathToFileURL(resolve(dist, 'server/entry.mjs')).href).then((module) => built.parse(module)),
    createStaticFiles(resolve(dist, 'client')),
  ])
  const door = createDoor({ ctx, files, render: (request) => render(handler, { ctx }, request) })
  const front = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 }, door.handle)
  const servers = [front]
  const warming = new AbortController()
  stopOnSignal(log, async () => {
    warming.abort()
    await Promise.all(servers.map(finish))
    await door.idle()
    await ctx.close()
  })

  async function openService(fetch: Fetch | undefined, port: number, variable: string) {
    if (!fetch) return undefined
    const server = createAdaptorServer({ fetch })
    if (!isHttp1(server)) throw new Error('an embedded service is served over HTTP/1.1')
    servers.push(server)
    return listen(server, port, '127.0.0.1', variable)
  }
  const shopApi = await openService(ctx.operator, env.shopApiPort, 'SHOP_API_PORT')
  const contentApi = await openService(ctx.embedded.contentApi, env.contentApiPort, 'CONTENT_API_PORT')
  const shop = await listen(front, env.port, env.host, 'PORT')
  if (shopApi && ctx.embedded.shopApi) say(`· Shop API: ${shopApi}/v1/`)
  if (contentApi) say(`· content service: ${contentApi}/v2/cdn/`)
  say(`· the shop is open: ${shop}/`)
  ctx.warm(warming.signal).then(
    (pictures) => log.info({ pictures }, 'pictures are drawn ahead'),
    (error: unknown) => log.warn({ error }, 'pictures were not drawn ahead'),
  )
}

const isHttp1 = (server: object): server is Server => 'closeIdleConnections' in server

function stopOnSignal(log: Log, close: () => Promise<void>): void {
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.warn({}, 'requests under way were cut off')
      process.exit(1)
    }, PATIENCE).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'the stop was not clean')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

try {
  const env = readEnv()
  const log = createLog(env)
  // One visitor's bad luck is not to close the shop for all.
  process.on('uncaughtException', (error) => log.error({ error }, 'an error nobody caught'))
  process.on('unhandledRejection', (error) => log.error({ error }, 'a rejection nobody handled'))
  await open(env, log)
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof Error && error.cause) process.stderr.write(`  ${String(error.cause)}\n`)
  process.exit(1)
}
