import { expect, test, vi } from 'vitest'
import { collectCacheTags } from '#platform/collect-cache-tags.ts'
import { createLeadPictures } from '#server/page-cache/lead-pictures.ts'
import { recordingLog } from '#tests/support/log.ts'

const ADDRESS = '/images/one?width=480&height=600'
const PICTURE = Buffer.from('picture')
const DATA = `data:image/webp;base64,${PICTURE.toString('base64')}`

/** Pictures that are drawn on command. */
function open(stored: string[] = []) {
  const drawings = new Map<string, PromiseWithResolvers<Uint8Array | undefined>>()
  const read = vi.fn<(address: string) => Promise<Buffer | undefined>>(async (address) =>
    stored.includes(address) ? PICTURE : undefined,
  )
  const purged: string[] = []
  const { log, lines } = recordingLog()
  const lead = createLeadPictures({
    pictures: {
      stored: read,
      drawn(address) {
        const drawing = Promise.withResolvers<Uint8Array | undefined>()
        drawings.set(address, drawing)
        return drawing.promise
      },
    },
    purge: (tags) => void purged.push(...tags),
    log,
  })
  return { lead, drawings, read, purged, lines }
}

test('a picture that is drawn is part of the page at once, and read once', async () => {
  const { lead, read, drawings } = open([ADDRESS])
  expect(await lead(ADDRESS)).toBe(DATA)
  expect(await lead(ADDRESS)).toBe(DATA)
  expect(read).toHaveBeenCalledTimes(1)
  expect(drawings.size).toBe(0)
})

test('a page does not wait for a picture, and is renewed when it is drawn', async () => {
  const { lead, drawings, purged } = open()
  const { value, tags } = await collectCacheTags(() => lead(ADDRESS))
  expect(value).toBeUndefined()
  expect(purged).toEqual([])
  drawings.get(ADDRESS)?.resolve(PICTURE)
  await expect.poll(() => purged).toEqual([...tags])
  expect(purged).toHaveLength(1)
  expect(await lead(ADDRESS)).toBe(DATA)
})

test('each picture is drawn once at a time, and at most twenty wait', async () => {
  const { lead, drawings } = open()
  const addresses = Array.from({ length: 30 }, (_, index) => `${ADDRESS}&n=${index}`)
  for (const address of [...addresses, ...addresses]) await lead(address)
  expect([...drawings.keys()]).toEqual(addresses.slice(0, 20))
})

test('an unknown picture renews nothing', async () => {
  const { lead, drawings, purged } = open()
  await lead(ADDRESS)
  const drawing = drawings.get(ADDRESS)
  drawing?.resolve(undefined)
  const later = async () => {
    await lead(ADDRESS)
    return drawings.get(ADDRESS)
  }
  await expect.poll(later).not.toBe(drawing)
  expect(purged).toEqual([])
})

test('a drawing that fails is logged, and tried again for a later page', async () => {
  const { lead, drawings, purged, lines } = open()
  await lead(ADDRESS)
  drawings.get(ADDRESS)?.reject(new Error('no paper'))
  await expect.poll(() => lines).toEqual(['warn: the first picture of a page was not drawn'])
  await lead(ADDRESS)
  drawings.get(ADDRESS)?.resolve(PICTURE)
  await expect.poll(() => purged).toHaveLength(1)
})
