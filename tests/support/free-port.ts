import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that the system gives to connections, and to servers that name none: one of them would be taken before it is used. */
const PORTS = [10_000, 32_000] as const

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS)
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (isListening) await once(server.close(), 'close')
  return isListening
}
