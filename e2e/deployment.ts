import { execFile } from 'node:child_process'
import { readFile, mkdir, symlink } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { freePort } from '#tests/support/free-port.ts'
import { postgresPrograms, startCluster } from '#tests/support/postgres.ts'
import { PRODUCTION } from '#tests/support/production.ts'
import { redisProgram, startRedis } from '#tests/support/redis.ts'
import { type ShopProcess, startShopProcess } from '#tests/support/shop-process.ts'
import { RUN_FOLDER } from './seeded-shop.ts'

const FOLDER = new URL('../src/setup/deploy/', import.meta.url)
const file = (name: string) => readFile(new URL(name, FOLDER), 'utf8')
const words = z.array(z.string())

/** What `compose.yaml` and the `Dockerfile` start a shop with. */
async function readDeployment() {
  const [compose, dockerfile] = await Promise.all([file('compose.yaml'), file('Dockerfile')])
  const { services } = z
    .object({
      services: z.object({
        migrate: z.object({ command: words }),
        shop: z.object({
          environment: z.record(z.string(), z.string()),
          deploy: z.object({ replicas: z.number() }),
        }),
      }),
    })
    .parse(parse(compose, { merge: true }))
  const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  const listIn = (line: RegExp) => words.parse(JSON.parse(line.exec(image)?.[1] ?? '[]'))
  return {
    migrate: services.migrate.command,
    environment: {
      ...Object.fromEntries([...image.matchAll(/ ([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value])),
      ...services.shop.environment,
    },
    replicas: services.shop.deploy.replicas,
    start: listIn(/^CMD (\[.*\])$/m),
    health: listIn(/^ {2}CMD (\[.*\])$/m),
  }
}

export type Deployment = Awaited<ReturnType<typeof startDeployment>>

/**
 * Starts the services of `compose.yaml` without containers: the same commands and environment, except for the addresses of this machine and
 * what the operator fills in. Payments go to the sandbox, and nobody takes the emails. `name`: of the folder of its data.
 */
export async function startDeployment(name: string) {
  const [programs, redisFile] = [await postgresPrograms(), redisProgram()]
  if (programs === null || redisFile === null) throw new Error('a deployment needs Postgres and Redis')
  const { migrate, environment, replicas, start, health } = await readDeployment()
  await using started = new AsyncDisposableStack()
  const database = started.adopt(await startCluster(programs), (each) => each.stop())
  const redis = started.adopt(await startRedis(redisFile), (each) => each.stop())
  const running: ShopProcess[] = []
  const proxy = started.adopt(await startProxy(() => running.map(({ port }) => port)), (each) => each.stop())
  started.defer(async () => void (await Promise.all(running.map((each) => each.stop()))))
  const folder = join(process.env[RUN_FOLDER] ?? '', name)
  const shared = {
    ...environment,
    ...PRODUCTION,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    SHOP_ORIGIN: proxy.url,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'shop@shop.example',
    HOST: 'localhost',
    LOG_LEVEL: 'error',
  }
  await promisify(execFile)(process.execPath, migrate.slice(1), {
    env: { PATH: process.env['PATH'], ...shared, DATA_DIR: join(folder, 'migrate') },
  })
  for (let nth = 0; nth < replicas; nth++) {
    const own = { PORT: String(await freePort()), DATA_DIR: await folderOf(join(folder, String(nth))) }
    running.push(
      await startShopProcess({ ...shared, ...own }, (end) => process.once('exit', end), start.slice(1)),
    )
  }

  const all = started.move()
  return {
    url: proxy.url,
    /** How many requests each process has answered. */
    answered: proxy.answered,
    /** Asks each process, as the image does, whether it is well; rejects where one is not. */
    async checkHealth(): Promise<void> {
      for (const { port } of running)
        await promisify(execFile)(
          process.execPath,
          health.slice(1).map((each) => each.replace(environment['PORT'] ?? '', String(port))),
        )
    },
    /** Ends a process as a deploy does, and gives its exit code. */
    async stopOne(): Promise<number | null> {
      const code = await running[0]?.stop()
      running.shift()
      return code ?? null
    },
    stop: () => all.disposeAsync(),
  }
}

/** A folder for the data of a process. Each picture is drawn once in a run. */
async function folderOf(folder: string): Promise<string> {
  const images = join(process.env[RUN_FOLDER] ?? '', 'images')
  await Promise.all([mkdir(folder, { recursive: true }), mkdir(images, { recursive: true })])
  await symlink(images, join(folder, 'images'))
  return folder
}

/** In place of Caddy: processes in turn, and the next one where one takes no connection or says that it is ending. */
async function startProxy(ports: () => number[]) {
  const answered = new Map<number, number>()
  let turn = 0
  const forward = (asked: IncomingMessage, body: Buffer, port: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method, url, headers, socket } = asked
      const forwarded = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' }
      const options = { host: 'localhost', port, method, path: url, headers: { ...headers, ...forwarded } }
      request(options, resolve).once('error', reject).end(body)
    })
  const server = createServer((asked, response) => {
    void (async () => {
      const body = await buffer(asked)
      const first = turn++
      const all = ports()
      for (const nth of all.keys()) {
        const port = all[(first + nth) % all.length] ?? 0
        const answer = await forward(asked, body, port).catch(() => null)
        if (answer === null || (answer.statusCode === 503 && nth < all.length - 1)) continue
        answered.set(port, (answered.get(port) ?? 0) + 1)
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      }
      response.writeHead(502).end()
    })()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    answered: () => [...answered.values()],
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
