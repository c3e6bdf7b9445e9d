import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'

/** The least that node:http can be asked for: one body, its length and its kind. A program of its own, as the shop is. */
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
