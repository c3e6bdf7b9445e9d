import { expect, test, vi } from 'vitest'
import { geocode } from '#server/branches/geocoder.ts'

const photon = (...features: [code: string, longitude: number, latitude: number][]) => ({
  features: features.map(([countrycode, ...coordinates]) => ({
    geometry: { coordinates },
    properties: { countrycode },
  })),
})

function ask(url: string, body: unknown, status = 200) {
  const asked: string[] = []
  const fetch = (request: Request) => {
    asked.push(request.url)
    return Response.json(body, { status })
  }
  return { asked, answer: geocode(url, fetch, 'Bad Tölz', 'DE') }
}

test('Photon answers with the first place in the country', async () => {
  const { asked, answer } = ask('https://geo.example/api', photon(['AT', 1, 2], ['DE', 11.5, 47.7]))
  expect(await answer).toEqual({ latitude: 47.7, longitude: 11.5 })
  expect(asked).toEqual(['https://geo.example/api?q=Bad+T%C3%B6lz&limit=5'])
})

test('Nominatim answers with numbers as text', async () => {
  const { asked, answer } = ask('https://geo.example/search', [
    { lat: '47.7', lon: '11.5', display_name: 'Bad Tölz' },
  ])
  expect(await answer).toEqual({ latitude: 47.7, longitude: 11.5 })
  expect(asked).toEqual(['https://geo.example/search?q=Bad+T%C3%B6lz&limit=1&format=jsonv2&countrycodes=de'])
})

test.each([
  ['https://geo.example/api', photon(['AT', 1, 2])],
  ['https://geo.example/search', []],
])('%s knows no such place', async (url, body) => expect(await ask(url, body).answer).toBeNull())

test.each([
  ['https://geo.example/api', {}, 200],
  ['https://geo.example/search', { error: 'no' }, 200],
  ['https://geo.example/search', [], 500],
  ['https://geo.example/search', [{ lat: '999', lon: '11.5' }], 200],
  ['https://geo.example/api', photon(['DE', 11.5, 470]), 200],
])('an answer of %s that is none is an error', async (url, body, status) =>
  expect(ask(url, body, status).answer).rejects.toThrow(/./),
)

test('an answer that does not come within two seconds is an error, and is not asked for again', async () => {
  vi.useFakeTimers()
  try {
    const asked: Request[] = []
    const fetch = (request: Request) => {
      asked.push(request)
      return new Promise<Response>(() => {})
    }
    let outcome: unknown
    const answer = geocode('https://geo.example/api', fetch, 'Bad Tölz', 'DE').catch((error: unknown) => {
      outcome = error
    })
    await vi.advanceTimersByTimeAsync(1999)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(outcome).toMatchObject({ kind: 'timeout' })
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true])
  } finally {
    vi.useRealTimers()
  }
})
