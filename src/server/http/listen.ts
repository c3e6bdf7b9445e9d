import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Opens a server on the network and returns its origin. If the port is in use, the error names the variable that
 * sets it.
 */
export function listen(server: Server, port: number, host: string, variable: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host, variable)))
  server.listen(port, host, () => {
    const opened = server.address()
    const actual = isAddressInfo(opened) ? opened.port : port
    resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
  })
  return promise
}

function explain(error: NodeJS.ErrnoException, port: number, host: string, variable: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} on ${host} is in use. Stop the program that uses it, or set ${variable} to another port.`,
    )
  if (error.code === 'EACCES')
    return new Error(`This user may not open port ${port}. Set ${variable} to a port above 1023.`)
  return new Error(`Cannot listen on ${host}:${port} (${variable})`, { cause: error })
}

const isAddressInfo = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null
