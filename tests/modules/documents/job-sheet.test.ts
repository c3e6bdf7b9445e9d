import { expect, test } from 'vitest'
import type { PupilDistanceSource } from '#domain/prescription/pupil-distance-source.ts'
import { workshopJobs } from '#domain/workshop/workshop-job.ts'
import { renderJobSheet } from '#modules/documents/job-sheet.ts'
import { waitingPair } from '#tests/support/order-values-form.ts'
import { anOrder } from '#tests/support/orders.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { aFrameItem, somePartItems, UNUSUAL } from '#tests/support/workshop.ts'

async function sheetOf(pupilDistance: PupilDistanceSource | undefined, language: 'de' | 'en') {
  const order = anOrder({
    items: [aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, pupilDistance }), ...somePartItems('g')],
  })
  const jobs = workshopJobs(order, { isPrismChecked: true })
  return renderJobSheet(order, jobs.ok ? jobs.value : [], language)
}

test.each<[PupilDistanceSource | undefined, 'de' | 'en', string]>([
  [
    { method: 'card', plusMinus: 2, measuredOn: '2026-11-20' },
    'en',
    'PD selbst gemessen (Karte) / PD measured by tool (card), ±2 mm, 20 November 2026',
  ],
  [
    { method: 'iris', plusMinus: 4.9, measuredOn: '2026-11-20' },
    'de',
    'PD selbst gemessen (Iris), ±4,9 mm, 20. November 2026',
  ],
  [{ method: 'branch', measuredOn: '2026-11-20' }, 'de', 'PD in der Filiale gemessen, 20. November 2026'],
  [{ method: 'prescription' }, 'de', 'PD laut Verordnung'],
])('a job sheet says where the pupil distance comes from: %j, %s', async (source, language, line) => {
  expect(pdfText(await sheetOf(source, language))).toContain(line)
})

test('a job sheet says nothing of a source that is not known', async () => {
  expect(pdfText(await sheetOf(undefined, 'de'))).not.toMatch(/PD (?:laut|selbst|in der)/)
})

test('a job sheet has a prism in its two parts, and says who checks it', async () => {
  const eye = { sphere: 1, prism: 3.61, pd: 32 }
  const order = anOrder({
    items: [
      aFrameItem('i1', 'g', {
        prescriptionValues: { right: { ...eye, prismBase: 33.69 }, left: { sphere: 1, pd: 32 }, use: 'far' },
      }),
      ...somePartItems('g'),
    ],
  })
  const jobs = workshopJobs(order, { isPrismChecked: true })
  const text = pdfText(await renderJobSheet(order, jobs.ok ? jobs.value : [], 'en'))
  expect(text).toContain('PR / PRISM, Rechts / Right: 3.00 cm/ m innen / in + 2.00 cm/ m oben / up')
  expect(text).not.toContain('PRISM, Links')
  expect(text).toContain('Die Zentrierung ist um 0,25 mm je cm/ m gegen die Basis')
  expect(text).toContain('an optician checks it before the lenses are made')
})

test.each([
  [{ pd: 32 }, /mm zur Nase, 0 mm über der Scheibenmitte, Rohglas mindestens/],
  [{ pd: 40 }, /mm zur Schläfe, 0 mm über der Scheibenmitte/],
  [{ pd: 32, prism: 2, prismBase: 90 }, /mm zur Nase, 0,5 mm unter der Scheibenmitte/],
  [{ pd: 32, prism: 2, prismBase: 270 }, /mm zur Nase, 0,5 mm über der Scheibenmitte/],
])('a job sheet says in words to which side a lens is moved: %j', async (eye, words) => {
  const prescriptionValues = { right: { sphere: 1, ...eye }, left: { sphere: 1, pd: 32 }, use: 'far' }
  const order = anOrder({ items: [aFrameItem('i1', 'g', { prescriptionValues }), ...somePartItems('g')] })
  const jobs = workshopJobs(order, { isPrismChecked: true })
  const text = pdfText(await renderJobSheet(order, jobs.ok ? jobs.value : [], 'de'))
  expect(text.replaceAll('\u00A0', ' ')).toMatch(words)
})

test('a job sheet names the index of lenses without power', async () => {
  const frame = aFrameItem('i1', 'g', { lensType: 'type_none' }, { rimType: 'nylor' })
  const tint = somePartItems('g').filter(({ product }) => product.customData['rxPart'] === 'tint')
  const order = anOrder({ items: [frame, ...tint] })
  const jobs = workshopJobs(order, { isPrismChecked: true })
  expect(pdfText(await renderJobSheet(order, jobs.ok ? jobs.value : [], 'de'))).toContain(
    'Index mindestens 1,6',
  )
})

test.each([
  [{ room: 200, near: 40 }, ['Scharfer Bereich / Sharp range: 40 cm – 2 m']],
  [undefined, []],
])('a job sheet says for which distances office lenses are: %j', async (officeDistance, lines) => {
  const frame = aFrameItem('i1', 'g', { prescriptionValues: UNUSUAL, officeDistance })
  const order = anOrder({ items: [frame, ...somePartItems('g')] })
  const jobs = workshopJobs(order, { isPrismChecked: true })
  const text = pdfText(await renderJobSheet(order, jobs.ok ? jobs.value : [], 'en')).replaceAll('\u00A0', ' ')
  expect([...text.matchAll(/Scharfer Bereich[^m]*cm – \d m/g)].map(([line]) => line)).toEqual(lines)
})

test.each([
  ['progressive', 22, ['17 mm'], false],
  ['progressive', undefined, [], true],
  ['office', 22, [], false],
  ['office', undefined, [], true],
  ['single-vision', undefined, [], false],
] as const)(
  'a job sheet of %s lenses at a height of %s has their corridor %j',
  async (design, hpd, lengths, lacks) => {
    const eye = { sphere: 1, addition: 2, pd: 32, ...(hpd !== undefined && { hpd }) }
    const prescriptionValues = { right: eye, left: { ...eye, ...(hpd !== undefined && { hpd: hpd - 0.5 }) } }
    const officeDistance = { room: 200, near: 40 }
    const items = waitingPair('i1', 'g', design, { prescriptionValues, officeDistance })
    const order = anOrder({ items })
    const jobs = workshopJobs(order)
    const text = pdfText(await renderJobSheet(order, jobs.ok ? jobs.value : [], 'en')).replaceAll(
      '\u00A0',
      ' ',
    )
    const lines = text.matchAll(/Länge des Progressionskanals: (\d+ mm) \/ Length of the corridor: (\d+ mm)/g)
    expect([...lines].flatMap(([, german, english]) => [german, english])).toEqual(
      lengths.flatMap((length) => [length, length]),
    )
    expect(text.includes('Einschleifhöhen nicht gemessen / Fitting heights not measured')).toBe(lacks)
  },
)
