import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A round of load: this many connections request these paths one after the other, each path once, or repeatedly for a
 * duration.
 */
export type Round = {
  port: number
  host: string
  paths: string[]
  connections: number
  milliseconds?: number | undefined
}

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * Sends a request, reads the whole response, and repeats until `next` returns nothing. Parses only the length: the
 * load must cost less than the server.
 */
function keepAsking(socket: Socket, next: () => Buffer | undefined, answered: () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let missing = 0
  let head = Buffer.alloc(0)
  const ask = () => {
    const request = next()
    if (request) socket.write(request)
    else resolve()
  }
  socket.on('error', reject)
  socket.on('data', (chunk) => {
    let rest = chunk
    if (missing === 0) {
      head = head.length ? Buffer.concat([head, rest]) : rest
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text))
      missing = Number(/content-length: (\d+)/i.exec(text)?.[1])
      rest = head.subarray(end + HEAD_END.length)
      head = Buffer.alloc(0)
    }
    missing -= rest.length
    if (missing > 0) return
    answered()
    ask()
  })
  ask()
  return promise
}

async function run({ port, host, paths, connections, milliseconds }: Round): Promise<number> {
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nAccept-Encoding: br\r\n\r\n`),
  )
  let [sent, answers] = [0, 0]
  const next = () => requests[milliseconds === undefined ? sent++ : sent++ % requests.length]
  const sockets = Array.from({ length: connections }, () => connect(port, host).setNoDelay())
  const began = performance.now()
  const all = Promise.all(sockets.map((socket) => keepAsking(socket, next, () => answers++)))
  await (milliseconds === undefined
    ? all
    : Promise.race([all, new Promise((done) => setTimeout(done, milliseconds))]))
  const seconds = (performance.now() - began) / 1000
  for (const socket of sockets) socket.destroy()
  return answers / seconds
}

parentPort?.postMessage(await run(workerData), [])
