import { fork } from 'node:child_process'
import { request } from 'node:http'

/** A server beside the shop that sends one page, whatever is requested. */
export type Bare = { port: number; stop(): void }

/** `body` is compressed with Brotli. */
export function startBare(body: Buffer): Promise<Bare> {
  const server = fork(new URL('bare-server.ts', import.meta.url), [body.toString('base64')])
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('message', (port) => resolve({ port: Number(port), stop: () => void server.kill() }))
  })
}

/** A page as sent: still compressed. Waits for the version with the best compression, which popular pages get. */
export async function bytesOf(address: string): Promise<Buffer> {
  let body = await download(address)
  for (let more = 0; more < VISITS_UNTIL_POPULAR; more += 1) body = await download(address)
  return body
}

const VISITS_UNTIL_POPULAR = 5

function download(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
}
