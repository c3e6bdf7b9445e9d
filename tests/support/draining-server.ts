import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { stopOnSignal } from '#server/http/shutdown.ts'
import { recordingLog } from './log.ts'

/** Starts this file as a program. */
export async function startDrainingServer() {
  const server = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(server.stdout, 'data')
  return { server, port: Number(port), ended: once(server, 'exit') }
}

// As a program: answers after some milliseconds, `/slow` after a second and `/never` not at all. It prints its port.
if (process.argv[1] === import.meta.filename) {
  const stopping = new AbortController()
  const server = createServer(async (request, response) => {
    if (request.url === '/never') return
    if (request.url === '/ready') return void response.writeHead(stopping.signal.aborted ? 503 : 200).end()
    for await (const _ of request) continue
    await pause(request.url === '/slow' ? 1000 : 5)
    response.end('done')
  })
  const { log } = recordingLog()
  stopOnSignal({ log, stopping, close: async () => {}, noticeMs: 500, patienceMs: 4000 })(server)
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.stdout.write(String(typeof address === 'object' ? address?.port : ''))
  })
}
