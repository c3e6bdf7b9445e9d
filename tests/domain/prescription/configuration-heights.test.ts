import { expect, test } from 'vitest'
import { checkConfiguration, type ConfigurableFrame } from '#domain/prescription/configuration.ts'
import { LENS_INDICES } from '#domain/prescription/lens-index.ts'
import type { RxPart } from '#domain/prescription/rx-part.ts'
import { partOf } from '#tests/support/configurator-context.ts'

const FRAME: ConfigurableFrame = { indices: LENS_INDICES, lensHeight: 34, lensTypes: undefined }
const lens = (design: string) => partOf(`rx-${design}`, { rxPart: 'lensType', design })
const index = partOf('index_ch', { rxPart: 'index', indexKey: 'index_ch' })
const compact = partOf('index_ch_compact', { rxPart: 'index', indexKey: 'index_ch' })

test.each<[string, readonly RxPart[], number, number, string[]]>([
  ['lies within the lens', [...lens('single-vision'), ...index], 22, 22, []],
  ['lies at the rim', [...lens('single-vision'), ...index], 22, 30, ['height-too-large']],
  ['leaves no room for the corridor', [...lens('progressive'), ...index], 16, 16, ['height-too-small']],
  ['leaves room for a short corridor', [...lens('progressive'), ...compact], 16, 16, []],
])('a fitting height %s', (_, parts, right, left, kinds) => {
  const eye = { sphere: 1, addition: 2, pd: 32 }
  const values = { right: { ...eye, hpd: right }, left: { ...eye, hpd: left } }
  const { checks } = checkConfiguration(FRAME, 'type_ei', values, { parts, unknown: [] })
  expect(checks.flatMap(({ field, kind }) => (field === 'hpd' ? kind : []))).toEqual(kinds)
})
