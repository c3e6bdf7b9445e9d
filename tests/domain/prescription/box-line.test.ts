import { expect, test } from 'vitest'
import { boxLine } from '#domain/prescription/box-line.ts'

test.each([
  [
    { sphere: -2.25, cylinder: -0.75, axis: 170, baseCurve: 8.6, diameter: 14.2 },
    'de-DE',
    'PWR −2,25 CYL −0,75 AX 170° BC 8,6 DIA 14,2',
  ],
  [{ sphere: 1, addition: 1.5 }, 'en', 'PWR +1.00 ADD +1.50'],
  [{ sphere: 1, additionName: 'LOW' }, 'en', 'PWR +1.00 ADD LOW'],
  [{ sphere: 1, additionName: '+1.50 D' }, 'de-DE', 'PWR +1,00 ADD +1,50 D'],
  [{}, 'en', ''],
])('%o is on its box as %s: %s', (eye, intl, line) => expect(boxLine(eye, intl)).toBe(line))
