import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

type Message = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}
export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** The host that visitors see, whichever process answers. */
export const HOST = 'shop.example'
const PACE_MS = 20

/** Sends one request to a process. Rejects when no whole answer comes. */
export function sendTo(port: number, { method, path, headers, body, signal }: Message): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path, headers: { host: HOST, ...headers } }
    const sent = request({ ...options, ...(signal && { signal }) })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.end(body)
  })
}

/**
 * The way from visitors to processes: requests go to the ports in turn. Where no answer comes, or an error of the
 * server, people try again, until the signal; `faults` has each such case.
 */
export function createNetwork(ports: () => number[], signal: AbortSignal) {
  const faults: string[] = []
  let turn = 0

  async function attempt(message: Message): Promise<Reply | null> {
    const open = ports()
    const port = open[(turn += 1) % open.length]
    if (port === undefined) return null
    try {
      const reply = await sendTo(port, message)
      if (reply.status < 500) return reply
      faults.push(`${reply.status} ${message.path}`)
    } catch (error) {
      faults.push(error instanceof Error && 'code' in error ? String(error.code) : String(error))
    }
    return null
  }

  return {
    faults,
    async send(message: Message): Promise<Reply> {
      for (;;) {
        const reply = await attempt(message)
        if (reply) return reply
        await pause(PACE_MS, undefined, { signal })
      }
    },
  }
}

/** Looks again and again at which processes are ready, like a load balancer. */
export function watchReady(ports: () => number[], signal: AbortSignal) {
  let ready: number[] = []
  async function look(): Promise<void> {
    const statuses = await Promise.all(
      ports().map(async (port) => {
        const reply = await sendTo(port, { method: 'GET', path: '/api/ready' }).catch(() => null)
        return { port, isReady: reply?.status === 200 }
      }),
    )
    ready = statuses.filter(({ isReady }) => isReady).map(({ port }) => port)
  }
  const ended = (async () => {
    while (!signal.aborted) {
      await look()
      await pause(PACE_MS)
    }
  })()
  return { ready: () => ready, ended }
}
