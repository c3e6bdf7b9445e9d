import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { newHearingCheck } from '#domain/hearing/hearing-check.ts'
import { textsFor } from '#i18n/texts.ts'
import { DigitsStep } from '#islands/instruments/hearing/DigitsStep.tsx'
import { HeadphonesStep } from '#islands/instruments/hearing/HeadphonesStep.tsx'
import { HEARING_TEXTS, type TranslateHearing } from '#islands/instruments/hearing/hearing-texts.ts'
import { PlaceStep } from '#islands/instruments/hearing/PlaceStep.tsx'
import { SidesStep } from '#islands/instruments/hearing/SidesStep.tsx'
import { SituationsStep } from '#islands/instruments/hearing/SituationsStep.tsx'
import type { UsedHearingCheck } from '#islands/instruments/hearing/use-hearing-check.ts'
import { VolumeStep } from '#islands/instruments/hearing/VolumeStep.tsx'
import { WarningStep } from '#islands/instruments/hearing/WarningStep.tsx'
import { translator } from '#islands/translator.ts'

const nothing = () => {}
const check = newHearingCheck(() => 0)
const used: UsedHearingCheck = {
  check,
  sound: 'silent',
  volume: 0.4,
  room: { microphone: 'off', finding: 'listening', open: nothing, close: nothing },
  norms: null,
  play: async () => true,
  playTriplet: async () => true,
  answer: () => check,
  changeVolume: nothing,
  open: async () => true,
  restart: nothing,
}
const t = translator(textsFor('de-de', HEARING_TEXTS))

type Step = ComponentType<{ used: UsedHearingCheck; t: TranslateHearing }>
const STEPS: readonly [name: string, step: Step, fields: number][] = [
  ['the signs', WarningStep, 6],
  ['the place', PlaceStep, 2],
  ['the sides', SidesStep, 0],
  ['the headphones', HeadphonesStep, 0],
  ['the volume', VolumeStep, 1],
  ['the digits', DigitsStep, 0],
  ['the situations', SituationsStep, 18],
]

describe.each(STEPS)('%s', (_, step, count) => {
  const markup = renderToStaticMarkup(createElement(step, { used, t }))
  const fields = markup.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? []

  it('has its fields', () => expect(fields).toHaveLength(count))

  it('has no field with a name in a form, which a press would send without the script', () => {
    const forms = markup.match(/<form\b.*?<\/form>/gs) ?? []
    expect(forms.filter((form) => /\sname=/.test(form))).toEqual([])
  })

  it('names no field but the radio buttons of a group', () => {
    const named = fields.filter((field) => /\sname=/.test(field))
    expect(named.filter((field) => !field.includes('type="radio"'))).toEqual([])
  })
})
