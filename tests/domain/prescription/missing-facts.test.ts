import { describe, expect, test } from 'vitest'
import type { LensUse, Prescription } from '#domain/prescription/eye-field.ts'
import { missingFacts, withUse } from '#domain/prescription/missing-facts.ts'
import type { LensDesign } from '#domain/prescription/rx-part.ts'

const SAID = { isPdMeasured: false, isEarlier: false }
const pair = (eye: Prescription['right'], use?: LensUse): Prescription => ({
  right: eye,
  left: eye,
  ...(use && { use }),
})
const MEASURED = { sphere: 1, pd: 32 }
const ADDITION = { ...MEASURED, addition: 2 }

describe('what is not said', () => {
  test.each<[string, Prescription, LensDesign | undefined, Partial<typeof SAID>, string[]]>([
    ['all is', pair(MEASURED, 'near'), 'single-vision', {}, []],
    ['the use', pair(MEASURED), 'single-vision', {}, ['use-missing']],
    ['the use of values with an addition is far', pair(ADDITION), 'single-vision', {}, []],
    ['the distance', pair({ sphere: 1 }, 'far'), 'single-vision', {}, ['pd-missing']],
    ['the distance, to be measured', pair({ sphere: 1 }, 'far'), 'single-vision', { isPdMeasured: true }, []],
    ['both', pair({ sphere: 1 }), 'single-vision', {}, ['use-missing', 'pd-missing']],
    ['both, of an earlier order', pair({ sphere: 1 }), 'single-vision', { isEarlier: true }, []],
    ['progressive lenses are checked with their parts', pair(ADDITION), 'progressive', {}, []],
    ['without lenses there is nothing to say', pair({}), undefined, {}, []],
  ])('%s', (_, values, design, said, facts) =>
    expect(missingFacts(values, design, { ...SAID, ...said })).toEqual(facts),
  )
})

describe('the use of lenses', () => {
  test.each<[string, Prescription, LensDesign | undefined, LensUse | undefined]>([
    ['is what was said', pair(MEASURED, 'intermediate'), 'single-vision', 'intermediate'],
    ['is not guessed', pair(MEASURED), 'single-vision', undefined],
    ['is far where an addition is left out', pair(ADDITION), 'single-vision', 'far'],
    ['is none for progressive lenses', pair(ADDITION, 'far'), 'progressive', undefined],
    ['is none without lenses', pair(MEASURED, 'far'), undefined, undefined],
  ])('%s', (_, values, design, use) => expect(withUse(values, design).use).toBe(use))
})
