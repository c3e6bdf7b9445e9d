import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PAGES } from './page-kinds.ts'
import { expect, test } from './visitor.ts'
import { leaveOutWebGl } from './without-webgl.ts'

/** With the consent banner of a first visit. */
test.use({ storageState: { cookies: [], origins: [] } })

const KB = 1024
/** React itself, not the name of a file to load later. */
const REACT = /react\.(?:transitional\.)?element/

for (const [name, address] of Object.entries(PAGES))
  test(`${name}: at most 10 KB of script and 20 KB of style before any interaction, and no React`, async ({
    page,
  }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await page.goto(address)
    // Browsers report a pointer that rests where a page appears as a move of nothing.
    await page.mouse.move(0, 0)
    await page.waitForLoadState('networkidle')
    // What a product page costs is measured with all that it can have.
    await expect(page.locator('[data-subscription]')).toHaveCount(name === 'lens' ? 1 : 0)
    const inline = await page.evaluate(() => ({
      scripts: [...document.scripts]
        .filter(({ src, type }) => !src && !/json|speculation/.test(type))
        .map((script) => script.text),
      style: [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'),
    }))
    const codes = [...(await Promise.all(scripts)), ...inline.scripts]
    // Each is compressed on its own, as it is sent.
    const weight = codes.reduce((sum, code) => sum + gzipSync(code).length, 0)
    expect(weight).toBeLessThanOrEqual(10 * KB)
    expect(gzipSync(inline.style).length).toBeLessThanOrEqual(20 * KB)
    expect(codes.join('\n')).not.toMatch(REACT)
    // Safari drops a shorthand with a thickness, and a link with it would look like text.
    expect(inline.style).not.toMatch(/text-decoration:[^;}]*\d/)
  })

test('a visitor who uses header and tiles loads at most 30 KB of script in addition to React', async ({
  page,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.setViewportSize({ width: 1920, height: 1000 })
  await page.goto('/de-de/zubehoer/')
  await page.locator('main .wish').first().click()
  await expect(page.locator('#alerts .alert')).toBeAttached()
  await page.locator('.shelf button[form="to-basket"]').first().click()
  await expect(page.locator('#basket-panel li')).toHaveCount(1)
  await page.locator('#term').fill('brera')
  await expect(page.locator('#suggestions')).toContainText('„brera“')
  const own = (await Promise.all(scripts)).filter((code) => !REACT.test(code))
  expect(own.length).toBeLessThan(scripts.length)
  expect(own.reduce((sum, code) => sum + gzipSync(code).length, 0)).toBeLessThanOrEqual(30 * KB)
})

test('the configurator loads at most 45 KB of script in addition to React, all of it with the first press', async ({
  page,
}) => {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text())
  })
  await page.goto(PAGES.product)
  await page.waitForLoadState('networkidle')
  await page.goto(`${new URL(page.url()).pathname}?configure=type`)
  await page.waitForLoadState('networkidle')
  const before = new Set(scripts.keys())
  expect((await Promise.all(scripts.values())).join('\n')).not.toContain('saveConfigurator')
  await page.locator('input[name=lensType]').first().check()
  await page.locator('[data-step] button[type=submit]').last().click()
  await expect(page.locator('[data-step=prescription]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const added = await Promise.all([...scripts].filter(([url]) => !before.has(url)).map(([, code]) => code))
  const own = added.filter((code) => !REACT.test(code))
  expect(own.join('\n')).toContain('saveConfigurator')
  expect(own.reduce((sum, code) => sum + gzipSync(code).length, 0)).toBeLessThanOrEqual(45 * KB)
})

const PORTRAIT = new URL('../tests/support/portrait/portrait.png', import.meta.url).pathname
/** The worker that only browsers without WebGL 2 load. */
const RASTERISER = /still-worker/

test('a try-on loads at most 40 KB of script and kernels in addition to React and models, and without WebGL 20 KB more', async ({
  page,
}) => {
  const files = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(?:js|wasm)$/.test(pathname)) files.set(pathname, response.body())
  })
  await page.addInitScript(leaveOutWebGl)
  await page.goto('/de-de/instruments/try-on/?frames=10406')
  await page.locator('input[type=file]').setInputFiles(PORTRAIT)
  await expect(page.locator('[data-instrument="try-on"] canvas[data-drawn]')).toBeVisible({ timeout: 30_000 })
  const weights = { own: 0, rasteriser: 0, react: 0, kernels: 0 }
  for (const [path, sent] of files) {
    const code = await sent
    const part = REACT.test(code.toString()) ? 'react' : RASTERISER.test(path) ? 'rasteriser' : 'own'
    weights[part] += gzipSync(code).length
    if (path.endsWith('.wasm')) weights.kernels += code.length
  }
  // All four were loaded, so that none is missing from its sum.
  expect(Object.values(weights).every((weight) => weight > 0)).toBe(true)
  expect(weights.own).toBeLessThanOrEqual(40 * KB)
  expect(weights.rasteriser).toBeLessThanOrEqual(20 * KB)
})

test('a cold listing with its first pictures takes at most 160 KB on a phone', async ({ openBrowser }) => {
  const page = await openBrowser({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  await session.send('Network.enable')
  // How far ahead pictures are fetched depends on the line, of which not every build of Chromium has the same idea.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200 * KB,
    uploadThroughput: 100 * KB,
    connectionType: 'cellular4g',
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto('/de-de/sonnenbrillen/')
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeLessThanOrEqual(160 * KB)
})

for (const listing of ['/de-de/brillen/', '/pl-pl/okulary/', '/cs-cz/bryle/', '/pl-pl/okulary-do-czytania/'])
  test(`24 products on ${listing} take at most 1,100 elements and 16 KB of markup, as it is sent`, async ({
    request,
  }) => {
    const html = await (await request.get(listing)).text()
    // The style is counted separately.
    const markup = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    expect(markup.match(/class="tile/g)?.length).toBe(24)
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(1100)
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(16 * KB)
  })

for (const kind of ['home', 'listing', 'product', 'search'] as const)
  test(`${kind}: the first picture comes with the page, and the sharp one lies in the same place`, async ({
    page,
    request,
  }) => {
    // The first page of all may be sent before its picture is drawn.
    await expect
      .poll(async () => (await request.get(PAGES[kind])).text(), { timeout: 30_000 })
      .toMatch(/#lead>img\[src[^{]*\{background:url\(data:image\/webp/)
    await page.goto(PAGES[kind])
    const first = page.locator('#lead > img').first()
    await expect(first).toHaveCSS('background-image', /^url\("data:image\/webp/)
    await expect(first).toHaveJSProperty('complete', true)
    const { fit, size } = await first.evaluate((image) => {
      const { objectFit, backgroundSize } = getComputedStyle(image)
      return { fit: objectFit, size: backgroundSize }
    })
    expect(size).toBe(fit)
  })

test('a page rendered at a request is no larger than a prerendered one', async ({ request }) => {
  const headers = []
  for (let price = 11; price < 16; price += 1) {
    const html = await (await request.get(`/de-de/search/?term=panto&minPrice=${price}`)).text()
    headers.push(html.slice(html.indexOf('<header'), html.indexOf('</header>')))
  }
  expect(headers[0]).toContain('id="term"')
  expect(new Set(headers).size).toBe(1)
})
