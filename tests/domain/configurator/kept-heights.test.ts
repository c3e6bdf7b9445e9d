import { describe, expect, test } from 'vitest'
import type { ConfiguratorAnswers } from '#domain/configurator/answer-name.ts'
import { mergeAnswers, readAnswers } from '#domain/configurator/answers.ts'
import { typedAnswers } from '#domain/configurator/stored-answers.ts'
import { prescriptionOf } from '#domain/configurator/typed-prescription.ts'
import { COMPLETE } from '#tests/support/configurator-context.ts'

describe('fitting heights', () => {
  const heights = { 'right.hpd': '20,0', 'left.hpd': '20,5' }

  test.each<[string, ConfiguratorAnswers, object]>([
    ['hold with the same values', { index: 'index_ad' }, heights],
    ['do not hold with others', { 'right.sphere': '-2,50' }, {}],
    ['are those of the summary', { 'right.sphere': '-2,50', 'right.hpd': '19,0' }, { 'right.hpd': '19,0' }],
  ])('%s', (_, of, expected) => {
    const { 'right.hpd': right, 'left.hpd': left } = mergeAnswers({ ...COMPLETE, ...heights }, of)
    expect({ ...(right && { 'right.hpd': right }), ...(left && { 'left.hpd': left }) }).toEqual(expected)
  })

  const eye = { sphere: -2, cylinder: -0.5, axis: 170, pd: 32 }
  const stored = { ...COMPLETE, ...typedAnswers({ right: eye, left: eye }, 'de-DE'), ...heights }

  test.each<[string, ConfiguratorAnswers, string]>([
    ['stay affirmed where the form of a stored pair is sent as it is', {}, 'yes'],
    ['do not where the shop is to measure', { pdSource: 'measure' }, ''],
    ['do not where the axes are of another scheme', { axisScheme: 'int' }, ''],
  ])('with their values %s', (_, change, affirmed) => {
    const form: ConfiguratorAnswers = { ...stored, pdSource: '', axisScheme: '', ...change }
    const named = new Map<string, string>(Object.entries(form))
    const sent = readAnswers('values', (name) => [named.get(name) ?? ''])
    const after = mergeAnswers(stored, sent)
    expect([after.affirmed, after['right.hpd'] ?? '']).toEqual([affirmed, affirmed && '20,0'])
  })

  test('are repeated by the summary, and by no other step', () => {
    const input = (name: string) => (name === 'right.hpd' ? ['20,0'] : [])
    expect(readAnswers('summary', input)['right.hpd']).toBe('20,0')
    expect(readAnswers('values', input)).not.toHaveProperty('right.hpd')
  })

  test('that cannot be read are mistakes', () =>
    expect(prescriptionOf({ 'left.hpd': 'high' }, null)).toEqual({
      prescription: { right: {}, left: {} },
      mistakes: [{ name: 'left.hpd', kind: 'unreadable' }],
    }))
})
