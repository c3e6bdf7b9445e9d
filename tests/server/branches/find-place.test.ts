import { describe, expect, test } from 'vitest'
import { findPlace } from '#server/branches/find-place.ts'
import { createRateLimits } from '#server/session/rate-limits.ts'
import { trackDegradation } from '#platform/degradation.ts'
import { readEnv } from '#platform/env.ts'
import { recordingLog } from '#tests/support/log.ts'

const TOWNS = [
  {
    county: 'Hamburg',
    city: 'Hamburg',
    latitude: 53.55,
    longitude: 10,
    branches: [
      { id: 1, zip: '20095', latitude: 53.56, longitude: 10.01 },
      { id: 3, zip: '22041', latitude: 53.57, longitude: 10.07 },
    ],
  },
  {
    county: 'Bayern',
    city: 'Augsburg',
    latitude: 48.37,
    longitude: 10.9,
    branches: [{ id: 2, zip: '86153', latitude: 48.37, longitude: 10.9 }],
  },
]

function finder(geocoder?: () => Response, limits = {}) {
  const { log, lines } = recordingLog()
  const env = readEnv(geocoder ? { GEOCODER_URL: 'https://geo.example/search' } : {})
  const rateLimits = createRateLimits(limits)
  let asked = 0
  const fetch = async () => {
    asked += 1
    return geocoder?.() ?? Response.error()
  }
  return async (term: string, address?: string) => {
    const place = await findPlace({ env, log, rateLimits }, 'DE', term, TOWNS, { fetch, address })
    return { name: place?.name ?? null, latitude: place?.position.latitude, asked, lines }
  }
}

const find = (term: string, geocoder?: () => Response) => finder(geocoder)(term)

test.each([
  ['Hamburg', 'Hamburg', 53.55],
  ['hamburch', 'Hamburg', 53.55],
  ['22041', '22041', 53.57],
  ['20095 Hamburg', '20095 Hamburg', 53.56],
  ['20253 Hamburg', 'Hamburg', 53.55],
  ['35390 Gießen', 'Gießen', 50.587],
  ['86150', 'Augsburg', 48.37],
])('%s is %s', async (term, name, latitude) =>
  expect(await find(term)).toMatchObject({ name, latitude: latitude }),
)

test('a town without branches is found as well', async () => {
  expect((await find('Bremerhaven')).latitude).toBeCloseTo(53.5, 0)
  expect((await find('Nirgendwoistan')).name).toBeNull()
})

test('a geocoder knows addresses, and is not asked for the towns of branches', async () => {
  const here = () => Response.json([{ lat: '50.1', lon: '8.6' }])
  expect(await find('Lindenweg 3, Bonn', here)).toMatchObject({ latitude: 50.1, asked: 1 })
  expect(await find('hamburg', here)).toMatchObject({ latitude: 53.55, asked: 0 })
  expect(await find('20095', here)).toMatchObject({ latitude: 53.56, asked: 0 })
})

test('a town keeps its name, however it was typed', async () => {
  const at = (lat: string, lon: string) => () => Response.json([{ lat, lon }])
  expect(await find('hamburch', at('53.58', '10.08'))).toMatchObject({ name: 'Hamburg', asked: 1 })
  expect(await find('giessen', at('50.1', '8.6'))).toMatchObject({ name: 'Gießen', asked: 0 })
  // Somewhere else than the town that is spelled like it.
  expect(await find('Augsburch', at('50.1', '8.6'))).toMatchObject({ name: 'Augsburch', latitude: 50.1 })
  const zip = await find('86150 Augsburg', at('48.36', '10.88'))
  expect(zip).toMatchObject({ name: '86150 Augsburg', latitude: 48.36 })
})

test('a geocoder that is down, or knows nothing, leaves what the shop knows', async () => {
  const down = await find('hamburch', () => Response.json({}, { status: 500 }))
  expect(down).toMatchObject({ name: 'Hamburg' })
  expect(down.lines.join()).toContain('the geocoder did not answer')
  expect(await find('hamburch', () => Response.json([]))).toMatchObject({ name: 'Hamburg' })
})

describe('a geocoder is asked', () => {
  const here = () => Response.json([{ lat: '50.1', lon: '8.6' }])

  test('once for a term, also for a place that it does not know', async () => {
    const search = finder(here)
    await search('Lindenweg 3, Bonn')
    expect(await search(' lindenweg 3, bonn ')).toMatchObject({ latitude: 50.1, asked: 1 })
    const unknown = finder(() => Response.json([]))
    await unknown('Nirgendwoistan')
    expect(await unknown('Nirgendwoistan')).toMatchObject({ name: null, asked: 1 })
  })

  test('again after it has failed', async () => {
    const answers = [Response.json({}, { status: 400 }), here()]
    const search = finder(() => answers.shift() ?? here())
    await search('Lindenweg 3, Bonn')
    expect(await search('Lindenweg 3, Bonn')).toMatchObject({ latitude: 50.1, asked: 2 })
  })

  test('so often for one address, and for all together; then what the shop knows is left', async () => {
    const search = finder(here, { places: 2, allPlaces: 3 })
    await search('Weg 1', '203.0.113.1')
    await search('Weg 2', '203.0.113.1')
    expect(await search('Weg 3', '203.0.113.1')).toMatchObject({ latitude: undefined, asked: 2 })
    expect(await search('Weg 3', '203.0.113.2')).toMatchObject({ latitude: 50.1, asked: 3 })
    expect(await search('Weg 4')).toMatchObject({ latitude: undefined, asked: 3 })
    expect(await search('hamburch')).toMatchObject({ name: 'Hamburg', asked: 3 })
    expect(await search('Weg 1')).toMatchObject({ latitude: 50.1, asked: 3 })
  })

  test('in vain for a page that is then not stored', async () => {
    const down = () => Response.json({}, { status: 400 })
    const isDegraded = async (term: string) => (await trackDegradation(() => find(term, down))).isDegraded
    expect([await isDegraded('Weg 5'), await isDegraded('Hamburg')]).toEqual([true, false])
  })
})
