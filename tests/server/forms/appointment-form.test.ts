import { describe, expect, test } from 'vitest'
import type { Branch } from '#domain/branch/branch.ts'
import {
  handleAppointmentForm,
  loadPersonStep,
  stepHref,
  stepNoteIn,
} from '#server/forms/appointment-form.ts'
import {
  appointmentFile,
  handleAppointmentLink,
  hasBranch,
  linkNoteIn,
  loadAppointment,
} from '#server/forms/appointment-link-form.ts'
import { readAppointmentQuery } from '#server/loaders/branch/appointment.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { createCaller } from '#server/session/caller.ts'
import { appointmentApi } from '#tests/support/appointment-api.ts'
import { aBranch } from '#tests/support/branches.ts'
import { NOW } from '#tests/support/catalogue.ts'
import { testShopApi } from '#tests/support/shopper.ts'
import { testContext } from '#tests/support/test-server.ts'

const shop = testShopApi()
const { open } = appointmentApi(() => Promise.reject(new Error('not asked')), shop.database)
const PAGE = 'http://localhost/de-de/niederlassungen/koeln/1/'
const TEN = '2026-06-02T10:00:00+02:00'
const PERSON = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.com', phone: '' }

function somebody(): RequestScope {
  const { ctx } = testContext({ shopApi: shop.answer, timeout: 10_000, overrides: { now: () => NOW } })
  return { ctx, variant: 'de-de', caller: createCaller(ctx.visitors, new Headers(), new URL(PAGE)) }
}

const post = (url: string, fields: Record<string, string>, headers = {}) =>
  new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers })

/** Sends a form of a step; the address where it leads, or the step that is shown again. */
async function submit(scope: RequestScope, branch: Branch, search: string, fields: Record<string, string>) {
  const url = new URL(`${PAGE}${search}`)
  const query = readAppointmentQuery(url.searchParams)
  const outcome = await handleAppointmentForm(scope, post(url.href, fields), { branch, url, query })
  return outcome instanceof Response ? new URL(outcome.headers.get('location') ?? '', PAGE) : outcome
}
async function goTo(scope: RequestScope, branch: Branch, search: string, fields: Record<string, string>) {
  const outcome = await submit(scope, branch, search, fields)
  if (!(outcome instanceof URL)) throw new Error('no redirect')
  return outcome
}
const anyBranch = async (over: Partial<Branch> = {}) => aBranch({ id: await open(over), staff: 1, ...over })
/** A booked appointment, by its page. */
async function book(scope: RequestScope, branch: Branch, email: string, start = TEN) {
  const who = await goTo(scope, branch, '?appointment=when&for=a', { start })
  return goTo(scope, branch, who.search, { ...PERSON, email })
}

describe('the steps of a booking', () => {
  test('hold the time, then book it for a person', async () => {
    const [scope, branch] = [somebody(), await anyBranch()]
    const who = await goTo(scope, branch, '?appointment=when&for=b&frame=30', { start: TEN })
    expect(who.searchParams.get('appointment')).toBe('who')
    expect(await loadPersonStep(scope, who)).toMatchObject({
      held: { status: 'held', start: TEN, service: 'eye-test', variantId: 30 },
      form: { email: '' },
    })
    const done = await goTo(scope, branch, who.search, { ...PERSON, email: 'steps@example.com' })
    expect([done.pathname, linkNoteIn(done.searchParams, 'booked')]).toEqual([
      '/de-de/niederlassungen/',
      'booked',
    ])
    expect(await loadAppointment(scope, done)).toMatchObject({ status: 'booked', start: TEN })
    // The same form again, and the time that is no longer held.
    const again = await goTo(scope, branch, who.search, { ...PERSON, email: 'steps@example.com' })
    expect(linkNoteIn(again.searchParams, 'booked')).toBe('booked')
    expect(await loadPersonStep(scope, who)).toBeNull()
  })

  test('name no service in an address', async () => {
    const [scope, branch] = [somebody(), await anyBranch()]
    const who = await goTo(scope, branch, '?appointment=when&for=b', { start: TEN })
    const done = await goTo(scope, branch, who.search, { ...PERSON, email: 'quiet@example.com' })
    // Whole words: letters in the middle of a token say nothing.
    const words = `${who.href} ${done.href}`.toLowerCase().split(/[^a-z0-9]+/)
    expect(words).toContain('appointment')
    for (const word of ['eye', 'test', 'sehtest']) expect(words).not.toContain(word)
  })

  test('show a person with mistakes again, as typed', async () => {
    const [scope, branch] = [somebody(), await anyBranch()]
    const who = await goTo(scope, branch, '?appointment=when&for=a', { start: TEN })
    expect(await submit(scope, branch, who.search, { ...PERSON, lastName: '', email: 'no' })).toMatchObject({
      form: { firstName: 'Anna', email: 'no' },
      faults: { lastName: { kind: 'required' }, email: { kind: 'email' } },
    })
  })

  test('say where somebody else was faster, and where the time was not held any more', async () => {
    const [scope, branch] = [somebody(), await anyBranch()]
    await book(scope, branch, 'faster@example.com')
    for (const start of [TEN, 'tomorrow', '']) {
      const again = await goTo(scope, branch, '?appointment=when&for=a', { start })
      expect([again.searchParams.get('appointment'), stepNoteIn(again.searchParams)]).toEqual([
        'when',
        'slot-taken',
      ])
    }
    const late = await goTo(scope, branch, '?appointment=who&for=a&hold=forged&key=k', PERSON)
    expect(stepNoteIn(late.searchParams)).toBe('expired')
  })

  test('keep the fourth appointment of a mailbox back, with its form', async () => {
    const [scope, branch] = [somebody(), await anyBranch({ staff: 9 })]
    for (let count = 0; count < 3; count += 1) await book(scope, branch, 'many@example.com')
    const who = await goTo(scope, branch, '?appointment=when&for=a', { start: TEN })
    expect(await submit(scope, branch, who.search, { ...PERSON, email: 'many@example.com' })).toMatchObject({
      note: 'too-many',
      form: { lastName: 'Berg' },
    })
  })

  test('of another site are refused', async () => {
    const [scope, branch] = [somebody(), await anyBranch()]
    const url = new URL(`${PAGE}?appointment=when&for=a`)
    const request = post(url.href, { start: TEN }, { origin: 'https://evil.example' })
    const query = readAppointmentQuery(url.searchParams)
    expect(await handleAppointmentForm(scope, request, { branch, url, query })).toMatchObject({ status: 403 })
    const link = new URL('http://localhost/de-de/niederlassungen/?appointment=x')
    expect(
      await handleAppointmentLink(scope, post(link.href, {}, { origin: 'https://evil.example' }), link),
    ).toMatchObject({ status: 403 })
  })
})

describe('the link of an appointment', () => {
  test('moves it', async () => {
    const [scope, branch] = [somebody(), await anyBranch()]
    const page = await book(scope, branch, 'moves@example.com')
    const move = page.searchParams.get('appointment') ?? ''
    const search = new URL(stepHref(PAGE, 'when', { service: null, frame: null, move })).search
    const start = '2026-06-02T11:30:00+02:00'
    const moved = await goTo(scope, branch, search, { start })
    expect(linkNoteIn(moved.searchParams, 'booked')).toBe('moved')
    expect(await loadAppointment(scope, moved)).toMatchObject({ start, revision: 2 })
    await book(scope, branch, 'in-the-way@example.com')
    expect(stepNoteIn((await goTo(scope, branch, search, { start: TEN })).searchParams)).toBe('slot-taken')
  })

  test('cancels it on press alone, and gives its file', async () => {
    const [scope, branch] = [somebody(), await anyBranch()]
    const page = await book(scope, branch, 'cancels@example.com')
    const send = (fields: Record<string, string>) =>
      handleAppointmentLink(scope, post(page.href, fields), page)
    await send({})
    expect(await loadAppointment(scope, page)).toMatchObject({ status: 'booked' })
    const file = await appointmentFile(scope, new URL(`${page.href}&file=ics`))
    expect(file?.headers.get('content-type')).toContain('text/calendar')
    expect(await file?.text()).toContain('DTSTART:20260602T080000Z')
    expect(await appointmentFile(scope, page)).toBeNull()
    const answer = await send({ do: 'cancel' })
    expect(answer.headers.get('location')).toContain('note=cancelled')
    expect(await loadAppointment(scope, page)).toMatchObject({ status: 'cancelled' })
    const move = page.searchParams.get('appointment') ?? ''
    const late = await goTo(scope, branch, `?appointment=when&move=${move}`, { start: TEN })
    expect(stepNoteIn(late.searchParams)).toBe('impossible')
  })

  test('that is forged, cut or only of a held time shows, changes and gives nothing', async () => {
    const [scope, branch] = [somebody(), await anyBranch()]
    const held = await goTo(scope, branch, '?appointment=when&for=a', { start: TEN })
    const token = held.searchParams.get('hold') ?? ''
    for (const each of ['', 'x', `${token.slice(0, -1)}-`, token]) {
      const page = new URL(`http://localhost/de-de/niederlassungen/?appointment=${each}`)
      expect(await loadAppointment(scope, page)).toBeNull()
      expect(await handleAppointmentLink(scope, post(page.href, { do: 'cancel' }), page)).toMatchObject({
        status: 404,
      })
      expect(await appointmentFile(scope, new URL(`${page.href}&file=ics`))).toMatchObject({ status: 404 })
    }
  })

  test('knows whether its branch still is there', async () => {
    const [scope, branch] = [somebody(), await anyBranch()]
    const found = await loadAppointment(scope, await book(scope, branch, 'there@example.com'))
    if (!found) throw new Error('not booked')
    expect(await hasBranch(scope, found)).toBe(true)
    expect(await hasBranch(scope, { ...found, branch: { ...found.branch, id: 4711 } })).toBe(false)
  })
})
