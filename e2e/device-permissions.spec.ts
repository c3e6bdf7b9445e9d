import { expect, test } from './visitor.ts'

/**
 * Which of camera and microphone the page at an address may use. A product page and the configurator have a camera for the instrument in their frame, but not
 * for who has agreed to the tag manager, which the German shop has and the Czech one has not.
 */
const DEVICES = {
  '/de-de/instruments/try-on/': ['camera'],
  '/de-de/instruments/pupil-distance/': ['camera'],
  '/de-de/instruments/face-scan/': ['camera'],
  '/de-de/instruments/hearing/': ['microphone'],
  '/de-de/p/laguna-01c43-10406/?configure=type': ['camera'],
  '/cs-cz/p/laguna-01c43-10406/': ['camera'],
  '/cs-cz/p/clarius-30-toric-6-10127/': [],
  '/de-de/p/laguna-01c43-10406/': ['camera'],
  '/de-de/': [],
  '/de-de/brillen/': [],
  '/de-de/wishlist/': [],
  '/de-de/basket/': [],
  '/de-de/checkout/': [],
  '/de-de/account/': [],
  '/cs-cz/': [],
  '/cs-cz/basket/': [],
  '/cs-cz/checkout/': [],
  '/cs-cz/account/': [],
}

test('only instruments, and pages that frame one, may use the camera or the microphone', async ({
  request,
}) => {
  const allowed: Record<string, string[]> = {}
  for (const address of Object.keys(DEVICES)) {
    const policy = (await request.get(address)).headers()['permissions-policy'] ?? ''
    expect(policy).toMatch(/camera=.*microphone=/)
    allowed[address] = ['camera', 'microphone'].filter((device) => !policy.includes(`${device}=()`))
  }
  expect(allowed).toEqual(DEVICES)
  const agreed = await request.get('/de-de/p/laguna-01c43-10406/', {
    headers: { cookie: 'veduta-consent=C0002' },
  })
  expect(agreed.headers()['permissions-policy']).toContain('camera=()')
})
