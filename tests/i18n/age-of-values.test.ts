import { describe, expect, test } from 'vitest'
import { ASKED_AFTER_MONTHS, holdMonths } from '#domain/prescription/slip-age.ts'
import { messages } from '#i18n/messages.ts'
import type { VariantCode } from '#i18n/variants.ts'

/** How a language says one year and two, in months. */
const WORDS = [
  ['de-de', { 12: /ein Jahr|zwölf Monate/, 24: /zwei Jahre/ }],
  ['fr-ch', { 12: /d’un an|douze mois/, 24: /deux ans/ }],
  ['it-it', { 12: /un anno|dodici mesi/, 24: /due anni/ }],
  ['cs-cz', { 12: /než rok|dvanáct měsíců/, 24: /dva roky/ }],
  ['pl-pl', { 12: /(?:najwyżej|ponad) rok|dwanaście miesięcy/, 24: /dwa lata/ }],
] as const satisfies [VariantCode, Record<number, RegExp>][]

const TODAY = '2026-11-22T10:00:00Z'
/** Of somebody who had their birthday yesterday. */
const monthsAt = (age: number) => holdMonths('glasses', `${2026 - age}-11-21`, TODAY)
const ADULT = holdMonths('glasses', null, TODAY)
const LENSES = holdMonths('lenses', null, TODAY)
const CHILD = monthsAt(0)
/** At which years the rule changes. */
const AGES = Array.from({ length: 100 }, (_, age) => age + 1).filter(
  (age) => monthsAt(age) !== monthsAt(age - 1),
)

describe.each(WORDS)('%s', (variant, words) => {
  const said = new RegExp(`${words[12].source}|${words[24].source}`, 'g')
  const monthsIn = (text: string) =>
    [...text.matchAll(said)].map(([each]) => (words[24].test(each) ? 24 : 12))
  const agesIn = (text: string) => [...text.matchAll(/\d+/g)].map(Number)

  test.each([
    ['checkout.values.agree.glasses', [ADULT, CHILD], AGES],
    ['checkout.values.agree.both', [ADULT, CHILD, LENSES], AGES],
    ['checkout.values.agree.lenses', [LENSES], []],
    ['values.date.old', [ADULT], []],
    ['values.date.old.year', [CHILD], AGES],
    ['values.date.old.lenses', [LENSES], []],
    ['subscription.email.old-values.line', [ASKED_AFTER_MONTHS], []],
  ] as const)('%s says how long values hold', (key, months, ages) => {
    const text = messages(variant)(key)
    expect(monthsIn(text)).toEqual(months)
    expect(agesIn(text)).toEqual(ages)
  })
})
