import { describe, expect, test } from 'vitest'
import { type ConfiguratorAnswers, VALUE_NAMES } from '#domain/configurator/answer-name.ts'
import { VARIANT_CODES } from '#i18n/variants.ts'
import { namesIn, stepMarkup, wordsOf } from '#tests/support/value-steps.ts'

describe('the values', () => {
  test.each(VARIANT_CODES)('have a named and labelled field each in %s, without a script', (variant) => {
    const html = stepMarkup('values', {}, { variant })
    const typed = VALUE_NAMES.filter((name) => !name.startsWith('sign.'))
    expect(namesIn(html).toSorted()).toEqual(
      [
        ...typed,
        'emptyEye',
        'emptyEye',
        'use',
        'use',
        'use',
        'pdSource',
        'pd.measured',
        'slipDate',
      ].toSorted(),
    )
    for (const name of typed) expect(html).toContain(`<label for="${name}"`)
  })

  test('ask for a sign that is missing, and keep what was typed', () => {
    const html = stepMarkup('values', { 'right.sphere': '2,25' }, { isTried: true })
    expect(namesIn(html).filter((name) => name === 'sign.right.sphere')).toHaveLength(2)
    expect(html).toContain('value="2,25"')
    expect(wordsOf(html)).toContain('Plus oder minus?')
  })

  test('say what is right where something is wrong', () => {
    const html = stepMarkup(
      'values',
      { 'right.sphere': '-9', 'right.cylinder': '-1', 'left.sphere': 'x', 'left.prism': '1' },
      { isTried: true },
    )
    expect(wordsOf(html)).toContain('Möglich ist −6,00 bis +6,00.')
    expect(wordsOf(html)).toContain('Zum Zylinder gehört eine Achse von 0 bis 180 Grad.')
    expect(wordsOf(html)).toContain('Bitte nur die Zahl, zum Beispiel −2,25.')
    expect(wordsOf(html)).toContain('Zum Prisma gehört eine Basis.')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(5)
    const base = stepMarkup('values', { 'right.sphere': '-05', 'left.prismBase': 'innen' }, { isTried: true })
    expect(wordsOf(base)).toContain('Wo steht das Komma?')
    expect(wordsOf(base)).toContain('Zur Basis gehört die Stärke des Prismas.')
    expect(base).toContain('value="180"')
  })

  test('that are made in no online shop lead to a branch', () => {
    const html = stepMarkup('values', { 'right.sphere': '-9' }, { isTried: true })
    expect(html).toContain('href="/stores/">Filiale finden, die Sie berät</a>')
    const axis = stepMarkup('values', { 'right.cylinder': '-1', 'right.axis': '200' }, { isTried: true })
    expect(wordsOf(axis)).not.toContain('Filiale finden, die Sie berät')
  })

  test('mean nothing of an eye whose sign is asked for', () => {
    const typed = { 'right.sphere': '-2,25', 'left.sphere': '1,75', 'left.cylinder': '+1', 'left.axis': '10' }
    const words = wordsOf(stepMarkup('values', typed))
    expect(words).toContain('Ihr rechtes Auge ist kurzsichtig. Ohne Addition')
    expect(words).not.toContain('das andere weitsichtig')
  })

  test('are read back as they were typed, with their meaning', () => {
    const html = stepMarkup('values', {
      'right.sphere': '+1,00',
      'right.cylinder': '+0,50',
      'right.axis': '20',
      'right.pd': '31,5',
      'left.pd': '31,5',
    })
    expect(wordsOf(html).replaceAll('\u00A0', ' ')).toMatch(
      /Rechts plus 1,00 Dioptrien mit Zylinder plus 0,50 bei 20 Grad \. Links keine Korrektion\. Pupillendistanz 63,0 mm/,
    )
    expect(html).toContain('Ihr rechtes Auge ist weitsichtig.')
  })

  test('of one eye do not make the other one empty as long as it may still be filled in', () => {
    const asked = (html: string) =>
      !/<fieldset[^>]* hidden=""[^>]*><legend[^>]*>Ein Auge ist leer/u.test(html)
    const typed = { use: 'far', 'right.sphere': '-2', 'right.pd': '32' }
    expect(asked(stepMarkup('values', typed))).toBe(false)
    expect(wordsOf(stepMarkup('values', typed))).not.toContain('Links keine Korrektion')
    const distance = stepMarkup('values', { ...typed, 'left.pd': '31' })
    expect(asked(distance)).toBe(true)
    expect(wordsOf(distance)).toContain('Links keine Korrektion')
    expect(asked(stepMarkup('values', { ...typed, emptyEye: 'plano' }))).toBe(true)
    // An eye whose sphere cannot be read yet is not empty.
    for (const sphere of ['1,75', '1,7x', '-05'])
      expect(asked(stepMarkup('values', { ...typed, 'left.sphere': sphere, 'left.pd': '32' }))).toBe(false)
    expect(asked(stepMarkup('values', typed, { isTried: true }))).toBe(true)
  })

  test('have no half circles as long as there is no axis', () => {
    expect(stepMarkup('values', { 'right.sphere': '-2' })).not.toContain('von vorn gesehen')
    expect(stepMarkup('values', { 'left.axis': '170' })).toContain('von vorn gesehen')
  })
})

test('an addition beside a distance of an instrument is warned of, until it is said to be that of the slip', () => {
  const measured = {
    'right.sphere': '+1',
    'left.sphere': '+1',
    'right.pd': '31,5',
    'left.pd': '32',
    'pd.measured': 'card 1.5 2026-11-23',
  }
  const words = (more: ConfiguratorAnswers) => wordsOf(stepMarkup('values', { ...measured, ...more }))
  const addition = { 'right.addition': '2', 'left.addition': '2' }
  const warning = 'eine selbst gemessene Pupillendistanz nicht genau genug'
  expect(words(addition)).toContain(warning)
  expect(words({})).not.toContain(warning)
  expect(words({ ...addition, 'left.pd': '33' })).toContain(warning)
  expect(words({ ...addition, 'pd.slip': 'yes' })).not.toContain(warning)
})

describe('the half circles of an axis', () => {
  const ITALY = { variant: 'it-it', context: { hasTwoAxisSchemes: true } } as const
  const AXIS = { 'left.sphere': '-1', 'left.cylinder': '-1', 'left.axis': '20' }

  test('are asked for where slips have two, once the left eye has an axis', () => {
    const asked = stepMarkup('values', AXIS, { ...ITALY, isTried: true })
    expect(namesIn(asked).filter((name) => name === 'axisScheme')).toHaveLength(2)
    expect(wordsOf(asked)).toContain('Scelga TABO o INT')
    expect(stepMarkup('values', {}, ITALY)).toMatch(/<fieldset[^>]* hidden=""/)
    expect(namesIn(stepMarkup('values', AXIS))).not.toContain('axisScheme')
  })

  test('do not change what is read back, and are said where they change what is made', () => {
    const int = { ...AXIS, axisScheme: 'int' }
    expect(wordsOf(stepMarkup('values', int, ITALY)).replaceAll('\u00A0', ' ')).toContain('a 20 gradi')
    const check = wordsOf(stepMarkup('confirm', int, ITALY)).replaceAll('\u00A0', ' ')
    expect(check).toContain('un asse di 20° in INT corrisponde a 160° in TABO')
    expect(check).toContain('a 160 gradi')
    expect(wordsOf(stepMarkup('confirm', { ...AXIS, axisScheme: 'tabo' }, ITALY))).not.toContain('TABO')
  })
})

describe('the pupil distance', () => {
  const MEASURED = { 'right.pd': '31,5', 'left.pd': '32', 'pd.measured': 'card 1.5 2026-11-23' }

  test.each([
    ['as an instrument has measured it', MEASURED, 'PD selbst gemessen (Karte), ±1,5 mm, 23. November 2026'],
    [
      'that an instrument has measured between both pupils',
      { ...MEASURED, 'right.sphere': '-1', 'left.sphere': '-1', 'right.pd': '63,5', 'left.pd': '' },
      '63,5 mm auf beide Augen verteilt.',
    ],
    ['that was changed after it', { ...MEASURED, 'left.pd': '33' }, 'PD selbst gemessen (Karte), ±1,5 mm'],
    ['that is that of the slip', { ...MEASURED, 'pd.slip': 'yes' }, 'Nur eine PD für beide Augen?'],
    ['that may be that of the slip', MEASURED, 'Diese Pupillendistanz steht auf meiner Verordnung.'],
  ])('%s says so beside its fields', (_, answers, text) =>
    expect(wordsOf(stepMarkup('values', answers))).toContain(text),
  )

  test('is asked for its slip only where an instrument has measured it', () => {
    expect(namesIn(stepMarkup('values', { 'right.pd': '31,5', 'left.pd': '32' }))).not.toContain('pd.slip')
    const ofSlip = stepMarkup('values', { ...MEASURED, 'pd.slip': 'yes' })
    expect(ofSlip).toMatch(/name="pd.slip"[^>]* checked=""/)
  })

  test('can be measured where the shop has the instrument', () => {
    const pupilDistanceHref = '/de-de/instruments/pupil-distance/'
    expect(stepMarkup('values', {}, { pupilDistanceHref })).toContain(`href="${pupilDistanceHref}"`)
    expect(wordsOf(stepMarkup('values'))).not.toContain('Jetzt selbst messen')
  })
})
