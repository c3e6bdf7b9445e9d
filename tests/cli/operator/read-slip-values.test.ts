import { expect, test } from 'vitest'
import type { Options } from '#cli/operator/parse-command.ts'
import { readSlipValues } from '#cli/operator/read-slip-values.ts'
import type { Prescription } from '#domain/prescription/eye-field.ts'

test.each<[Options, Prescription]>([
  [{}, { right: {}, left: {} }],
  [
    { right: 'sphere=-2.25,cylinder=+0.5,axis=80,pd=32,hpd=20', left: 'sphere=plan' },
    { right: { sphere: -2.25, cylinder: 0.5, axis: 80, pd: 32, hpd: 20 }, left: { sphere: 0 } },
  ],
  [
    { right: 'cylinder=-1,axis=20', left: 'cylinder=-1,axis=20', axes: 'int' },
    { right: { cylinder: -1, axis: 20 }, left: { cylinder: -1, axis: 160 } },
  ],
  [
    { left: 'cylinder=-1,axis=20', axes: 'tabo' },
    { right: {}, left: { cylinder: -1, axis: 20 } },
  ],
  [
    { right: 'prism=2,prismBase=up', left: '' },
    { right: { prism: 2, prismBase: 90 }, left: {} },
  ],
  [{ left: 'prism=3+2,prismBase=in+up' }, { right: {}, left: { prism: 3.61, prismBase: 146.31 } }],
  [
    { right: 'balance', left: 'sphere=-1' },
    { right: {}, left: { sphere: -1 }, balance: 'right' },
  ],
])('%j is read', (options, values) => expect(readSlipValues(options)).toEqual(values))

test.each<[Options, string]>([
  [{ right: 'sphere=2' }, 'right.sphere=2 is no value (sign-missing)'],
  [{ right: 'sphere=-05' }, '(point-missing)'],
  [{ left: 'colour=-2' }, 'colour=-2 is no value'],
  [{ left: 'hpd=high' }, 'left.hpd=high is no value (unreadable)'],
  [{ left: 'prism=3+2,prismBase=0' }, 'left.prismBase=0 is no value (base-missing)'],
  [{ right: 'axis=20', axes: 'left' }, '--axes says how the slip counts axes: tabo, int'],
])('%j cannot be read', (options, message) =>
  expect(readSlipValues(options)).toEqual(expect.stringContaining(message)),
)
