import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'

/** The minimum for node:http: one body, its length and its type. A program of its own, like the shop. */
const body = Buffer.from(process.argv[2] ?? '', 'base64')

const server = createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'text/html',
    'content-encoding': 'br',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
