import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Opens a server to the network and gives its origin. A port that is taken is named with the variable that sets it. */
export function listen(server: Server, port: number, host: string, variable: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, port, host, variable)))
  server.listen(port, host, () => {
    const opened = server.address()
    const actual = isAddressInfo(opened) ? opened.port : port
    resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
  })
  return promise
}

function explained(error: NodeJS.ErrnoException, port: number, host: string, variable: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} on ${host} is in use. Stop what uses it, or set ${variable} to another one.`,
    )
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be opened by this user. Set ${variable} to one above 1023.`)
  return new Error(`Cannot listen on ${host}:${port} (${variable})`, { cause: error })
}

const isAddressInfo = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

/** Lets requests under way come to their end and takes no new ones. */
export function finish(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  server.close(() => {
    clearInterval(closing)
    resolve()
  })
  return promise
}
