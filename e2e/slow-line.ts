import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shop } from './shop.ts'
import { expect, type Page } from './visitor.ts'

/**
 * Opens a page over a line that does not send its end, so that no script of it runs; the result sends the end, and waits until the page's
 * own script has run.
 */
export async function openWithoutEnd(page: Page, address: string): Promise<() => Promise<void>> {
  const end = Promise.withResolvers<void>()
  const line = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const onward = request(new URL(incoming.url ?? '', shop().url), { method: incoming.method, headers })
    onward.on('response', async (answer) => {
      const { 'content-length': _, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 500, rest)
      const body = Buffer.concat(await answer.toArray())
      const cut = incoming.url === address ? body.lastIndexOf('<script type="module"') : 0
      outgoing.write(body.subarray(0, cut))
      if (cut > 0) await end.promise
      outgoing.end(body.subarray(cut))
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => line.listen(0, 'localhost', resolve))
  page.once('close', () => line.close())
  const { port } = line.address() as AddressInfo
  await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return async () => {
    end.resolve()
    await expect(page.locator('html[data-ready]')).toBeAttached()
  }
}
