import { expect, test } from 'vitest'
import Blocks from '#blocks/registry/Blocks.astro'
import { createPreparation } from '#blocks/registry/prepare.ts'
import { PLACED_INSTRUMENTS } from '#domain/content/placed-instrument.ts'
import { render } from '#tests/support/render.ts'

const prepare = createPreparation({ folders: ['de'], href: (path) => path }, { showFaults: false })

/** Address and label of each link in a block. */
async function linksOf(block: object, instruments: readonly string[]) {
  const words = { _uid: 'a', headline: 'Messen', text: 'Kurz', steps: [], note: '', actions: [] }
  const { body, faults } = prepare({ body: [{ ...words, ...block }] }, new Date(0))
  expect(faults).toEqual([])
  const blockData = {
    products: new Map(),
    categories: new Map(),
    subscription: null,
    branches: null,
    instruments,
  }
  const html = await render(Blocks, { body, blockData, opens: false })
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>\s*([^<]*?)\s*</g)].map(([, address, label]) => [
    address,
    label,
  ])
}

const BLOCKS = [
  [
    'the block of the try-on',
    { component: 'instrument', instrument: 'try-on' },
    'try-on',
    'Brille anprobieren',
  ],
  [
    'the block of the pupil distance',
    { component: 'instrument', instrument: 'pupil-distance' },
    'pupil-distance',
    'Pupillendistanz messen',
  ],
  [
    'the block of the face scan',
    { component: 'instrument', instrument: 'face-scan' },
    'face-scan',
    'Breite des Gesichts messen',
  ],
  [
    'the block of the hearing check',
    { component: 'instrument', instrument: 'hearing' },
    'hearing',
    'Hör-Check machen',
  ],
  ['a face scan of its own', { component: 'face_scan' }, 'face-scan', 'Breite des Gesichts messen'],
  ['a hearing test of its own', { component: 'hearing_test' }, 'hearing', 'Hör-Check machen'],
] as const

test.each(BLOCKS)('the button of %s opens it', async (_, block, name, label) => {
  expect(await linksOf(block, PLACED_INSTRUMENTS)).toEqual([[`/instruments/${name}/`, label]])
})

test('an instrument that the shop does not have has no block', async () => {
  const block = { component: 'instrument', instrument: 'pupil-distance' }
  expect(await linksOf(block, ['try-on', 'face-scan', 'hearing'])).toEqual([])
})
