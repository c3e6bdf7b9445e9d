import { fork } from 'node:child_process'

/** Serves one compressed body from a process of its own, with nothing but node:http. */
export function startBare(body: Buffer): Promise<{ port: number; stop(): void }> {
  const server = fork(new URL('bare-server.ts', import.meta.url), [body.toString('base64')])
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('message', (port) => resolve({ port: Number(port), stop: () => void server.kill() }))
  })
}
