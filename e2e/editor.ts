import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Simulates the visual editor: a field beside a page in a frame, and the script through which both communicate. */

/** Like the editor's own: passes events of the editor to their listeners. */
const BRIDGE = `window.StoryblokBridge = class {
  on(names, hear) {
    for (const name of [names].flat())
      addEventListener('message', ({ source, data }) => source === parent && data.action === name && hear(data))
  }
}
parent.postMessage({ action: 'loaded' }, '*')`

/** Typed text goes into a field of the story, and the whole story to the page. */
const PAGE = `<!doctype html>
<html lang="en">
  <title>Editor</title>
  <style>body { margin: 0; display: grid; grid-template: 3rem 1fr / 1fr; height: 100vh } iframe { width: 100%; height: 100%; border: 0 }</style>
  <label>Text <input></label>
  <iframe title="Page"></iframe>
  <script>
    const [field, frame] = [document.querySelector('input'), document.querySelector('iframe')]
    const sayToPage = (message) => frame.contentWindow.postMessage(message, '*')
    let change = () => {}
    /** Types into this field of the story from now on. */
    window.edit = (story, path) => {
      const keys = path.split('.')
      const last = keys.pop()
      const block = keys.reduce((value, key) => value[key], story)
      field.value = block[last]
      change = () => {
        block[last] = field.value
        window.typedAt = Date.now()
        sayToPage({ action: 'input', story })
      }
    }
    field.addEventListener('input', () => change())
    addEventListener('message', ({ data }) => data.action === 'loaded' && (document.title = 'Editor, connected'))
    frame.src = new URLSearchParams(location.search).get('page')
  </script>
</html>`

/** Serves it on a port that nobody else uses. */
export async function startEditor(): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(({ url = '' }, response) => {
    const isScript = url.startsWith('/f/')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? BRIDGE : PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
