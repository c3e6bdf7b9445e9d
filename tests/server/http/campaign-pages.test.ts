import { expect, test } from 'vitest'
import { renderedPage, startTestServer } from '#tests/support/test-server.ts'

const START = Date.parse('2026-12-01T00:00:00Z')
const END = Date.parse('2026-12-24T18:00:00Z')

/** A server of which each page shows the campaign of its time. */
async function serverAt(first: number) {
  let time = first
  let duration = 0
  let isDown = false
  const keyNow = () => (START <= time && time < END ? 'advent' : null)
  const server = await startTestServer({
    overrides: { now: () => new Date(time), campaignKey: keyNow },
    render: async () => {
      if (isDown) throw new Error('the service is down')
      const shown = `${keyNow() ?? 'no campaign'}`
      time += duration
      return renderedPage(shown)
    },
  })
  const show = async (at: number) => {
    time = at
    return (await server.get('/de-de/')).body.toString()
  }
  return {
    server,
    show,
    takes: (milliseconds: number) => (duration = milliseconds),
    fail: () => (isDown = true),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

test('a page shows a campaign from its first to its last millisecond', async () => {
  await using shop = await serverAt(START - 1)
  expect(await shop.show(START - 1)).toBe('no campaign')
  expect(await shop.show(START)).toBe('advent')
  expect(await shop.show(END - 1)).toBe('advent')
  expect(await shop.show(END)).toBe('no campaign')
  expect(shop.server.rendered).toHaveLength(4)
})

test('within a campaign a page is rendered once', async () => {
  await using shop = await serverAt(START)
  await shop.show(START)
  await shop.show(START + 1000)
  expect(shop.server.rendered).toHaveLength(1)
})

test('a page is not cached if the campaign starts while it is rendered', async () => {
  await using shop = await serverAt(START - 10)
  shop.takes(20)
  await shop.show(START - 10)
  shop.takes(0)
  await shop.show(START - 10)
  expect(shop.server.rendered).toHaveLength(2)
})

test('no failure brings back a page of a campaign that is over', async () => {
  await using shop = await serverAt(END - 1)
  expect(await shop.show(END - 1)).toBe('advent')
  shop.fail()
  expect(await shop.show(END)).not.toContain('advent')
})
