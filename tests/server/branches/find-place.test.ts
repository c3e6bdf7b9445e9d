import { expect, test } from 'vitest'
import { findPlace } from '#server/branches/find-place.ts'
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

async function find(term: string, geocoder?: () => Response) {
  const { log, lines } = recordingLog()
  const env = readEnv(geocoder ? { GEOCODER_URL: 'https://geo.example/search' } : {})
  let asked = 0
  const place = await findPlace({ env, log }, 'DE', term, TOWNS, async () => {
    asked += 1
    return geocoder?.() ?? Response.error()
  })
  return { name: place?.name ?? null, latitude: place?.position.latitude, asked, lines }
}

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
