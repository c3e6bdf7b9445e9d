import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright'
import { signPreviewQuery } from '#clients/content/preview-token.ts'
import { median } from './phone.ts'
import { atMost, type Row } from './table.ts'

const root = resolve(import.meta.dirname, '../..')
const SLUG = 'de/ratgeber/kontaktlinsen-finden'
const HEADING = '[data-blok-uid$="contact-lens-consultant-21"] h2'
const TOKEN = 'local-preview'
const KEYS = 'Welche Linsen passen?'

/**
 * From a key in the editor to the frame of the preview that shows it. `editor` is the shop's CONTENT_EDITOR_ORIGIN,
 * `contentApi` its embedded content service.
 */
export async function previewRows(
  browser: Browser,
  { origin, editor, contentApi }: { origin: string; editor: string; contentApi: string },
): Promise<Row[]> {
  const { port } = new URL(editor)
  const server = spawn(process.execPath, [resolve(root, 'e2e/editor.ts')], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const query = signPreviewQuery({ space: '1', since: Math.floor(Date.now() / 1000) }, TOKEN)
    const address = encodeURIComponent(`${origin}/${SLUG}?${query}`)
    await opened(page, `${editor}/?page=${address}`)
    const draft = await fetch(`${contentApi}/v2/cdn/stories/${SLUG}?version=draft&token=${TOKEN}`)
    const { story } = await draft.json()
    await page.evaluate((typed) => globalThis.edit(typed, 'content.body.0.headline'), story)
    return [atMost('typed in the editor to seen in the preview', await typedToSeen(page), 300, 'ms')]
  } finally {
    await context.close()
    server.kill()
  }
}

/** Until the editor is served and has connected to the page in its frame. */
async function opened(page: Page, address: string): Promise<void> {
  while (!(await page.goto(address).catch(() => null))) await page.waitForTimeout(20)
  await page.waitForFunction(() => document.title === 'Editor, connected')
}

/** The median of the keys, in milliseconds. */
async function typedToSeen(page: Page): Promise<number> {
  const heading = page.frameLocator('iframe').locator(HEADING).first()
  await heading.evaluate(recordPaints)
  const waits: number[] = []
  for (let length = 1; length <= KEYS.length; length++) {
    const words = KEYS.slice(0, length).trimEnd()
    await page.getByLabel('Text').fill(words)
    const seenAt = await heading.evaluate(async (_, text) => {
      while (globalThis.paints[text] === undefined) await new Promise(requestAnimationFrame)
      return globalThis.paints[text]
    }, words)
    waits.push(seenAt - (await page.evaluate(() => globalThis.typedAt)))
  }
  return median(waits)
}

declare global {
  /** In the editor's page. */
  var edit: (story: unknown, path: string) => void
  var typedAt: number
  /** In the frame: when each text of the heading was first painted, in milliseconds since 1970. */
  var paints: Record<string, number>
}

/** Runs in the frame. */
function recordPaints(heading: Element): void {
  globalThis.paints = {}
  const note = () => {
    const words = heading.textContent?.trim() ?? ''
    requestAnimationFrame(() => (globalThis.paints[words] ??= Date.now()))
  }
  new MutationObserver(note).observe(heading, { subtree: true, childList: true, characterData: true })
}
