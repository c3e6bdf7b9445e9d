import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { createShopper, testShopApi } from '#tests/support/shopper.ts'
import { startTestServer } from '#tests/support/test-server.ts'

const shop = testShopApi()
const { open } = appointmentApi(() => Promise.reject(new Error('not asked')), shop.database)
const DAY = '2026-06-02'
const PERSON = {
  firstName: 'Xanthippe',
  lastName: 'Quastenflosser',
  email: 'xanthippe@quastenflosser.example',
}

test('the log of appointments and of their failures names nobody, no link and not what they are for', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
  let isDown = false
  const door = await startTestServer({
    shopApi: (request) => (isDown ? new Response(null, { status: 500 }) : shop.answer(request)),
    timeout: 10_000,
    overrides: { log },
  })
  const { call } = createShopper(door)
  const branchId = await open({ services: ['hearing-test'] })
  const of = { branchId, service: 'hearing-test' }
  const booking = { ...of, start: `${DAY}T10:00:00+02:00`, person: PERSON, key: 'a-key-of-xanthippe' }
  const steps = async () => {
    const slots = await call('getSlots', { ...of, from: DAY, to: DAY })
    const booked = await call('bookAppointment', booking)
    await call('bookAppointment', { ...booking, service: 'hearing-test of Xanthippe' })
    return [slots.status, booked] as const
  }
  const [status, booked] = await steps()
  expect([status, booked.status]).toEqual([200, 200])
  const link = new URL(booked.body.href, 'http://x').searchParams.get('appointment') ?? ''
  await door.get(`/de-de/niederlassungen/?appointment=${link}`)
  isDown = true
  expect((await steps())[0]).toBeGreaterThanOrEqual(500)
  await call('moveAppointment', { id: booked.body.id, link, start: `${DAY}T11:00:00+02:00` })
  await call('findBranches', { services: ['hearing-test'], near: { lat: 50.94, lon: 6.96 } })
  await door[Symbol.asyncDispose]()

  const all = lines.join('\n')
  expect(all).toContain('/v1/branches')
  const told = ['hearing-test', 'Xanthippe', 'quastenflosser', '50.94', link].filter((each) =>
    all.includes(each),
  )
  expect(told).toEqual([])
})
