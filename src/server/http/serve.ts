import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { z } from 'zod'
import type { Fetch } from '#clients/http.ts'
import { createContext } from '#server/context.ts'
import { serveLatestBuild } from '#platform/builds.ts'
import { createRequestHandler } from './request-handler.ts'
import type { Env } from '#platform/env.ts'
import { listen } from './listen.ts'
import { loopbackOnly } from './loopback-only.ts'
import type { Log } from '#platform/log.ts'
import { purgeAfterImport } from './purge-after-import.ts'
import { type AstroHandler, render } from './render.ts'
import { SERVER_OPTIONS } from './server-options.ts'
import { stopOnSignal } from './shutdown.ts'
import { createStaticFiles } from './static-files.ts'
import { isFirstWorker, print, reportOpen } from '#platform/workers/worker.ts'

const built = z.object({ handler: z.custom<AstroHandler>((value) => typeof value === 'function') })

/** Opens the shop and its embedded services on their ports, until a signal stops the process. */
export async function serve(env: Env, log: Log): Promise<void> {
  const build = await serveLatestBuild(env.buildDir)
  const ctx = await createContext(env, log)
  const [{ handler }, files] = await Promise.all([
    import(pathToFileURL(join(build.folder, 'server/entry.mjs')).href).then((module) => built.parse(module)),
    createStaticFiles(join(build.folder, 'client'), build.findAsset),
  ])
  const requestHandler = createRequestHandler({ ctx, files, render: (request) => render(handler, request) })
  const server = createServer(SERVER_OPTIONS, requestHandler.handle)
  const addServer = stopOnSignal({
    log,
    stopping: ctx.stopping,
    patienceMs: env.shutdownMs,
    async close() {
      await requestHandler.idle()
      await ctx.close()
    },
  })
  addServer(server)

  async function openService(fetch: Fetch | undefined, port: number, variable: string) {
    if (!fetch) return undefined
    const service = createAdaptorServer({ fetch: loopbackOnly(fetch) })
    if (!isHttp1(service)) throw new Error('embedded services need HTTP/1.1')
    addServer(service)
    return listen(service, port, '127.0.0.1', variable)
  }
  const shopApi = await openService(purgeAfterImport(ctx), env.shopApiPort, 'SHOP_API_PORT')
  const contentApi = await openService(ctx.embedded.contentApi, env.contentApiPort, 'CONTENT_API_PORT')
  const shop = await listen(server, env.port, env.host, 'PORT')
  if (shopApi && ctx.embedded.shopApi) print(`· Shop API: ${shopApi}/v1/`)
  if (contentApi) print(`· content service: ${contentApi}/v2/cdn/`)
  print(`· the shop is open: ${shop}/`)
  reportOpen()
  // Not earlier: opening the queue takes time from the first pages.
  ctx.jobs.start()
  if (!isFirstWorker) return
  ctx
    .warmImages(ctx.stopping.signal)
    .catch((error: unknown) => log.warn({ error }, 'pictures were not drawn in advance'))
}

const isHttp1 = (server: object): server is Server => 'closeIdleConnections' in server
