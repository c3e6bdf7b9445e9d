import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** A round of load: so many connections ask for one address again and again. */
export type Round = { port: number; host: string; path: string; connections: number; milliseconds: number }

const HEAD_END = Buffer.from('\r\n\r\n')

/** Asks, reads the whole answer, asks again. Reads no more of HTTP than its length: the load must cost less than the server. */
function keepAsking(socket: Socket, request: Buffer, answered: () => void): void {
  let missing = 0
  let head = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    let rest = chunk
    if (missing === 0) {
      head = head.length ? Buffer.concat([head, rest]) : rest
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      if (!text.startsWith('HTTP/1.1 200')) throw new Error(text)
      missing = Number(/content-length: (\d+)/i.exec(text)?.[1])
      rest = head.subarray(end + HEAD_END.length)
      head = Buffer.alloc(0)
    }
    missing -= rest.length
    if (missing > 0) return
    answered()
    socket.write(request)
  })
  socket.write(request)
}

async function run({ port, host, path, connections, milliseconds }: Round): Promise<number> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nAccept-Encoding: br\r\n\r\n`)
  let answers = 0
  const sockets = Array.from({ length: connections }, () => connect(port, host).setNoDelay())
  for (const socket of sockets) keepAsking(socket, request, () => answers++)
  const began = performance.now()
  await new Promise((done) => setTimeout(done, milliseconds))
  const seconds = (performance.now() - began) / 1000
  for (const socket of sockets) socket.destroy()
  return answers / seconds
}

parentPort?.postMessage(await run(workerData), [])
