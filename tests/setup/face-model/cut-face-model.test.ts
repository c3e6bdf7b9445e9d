import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { ModelProgram } from '#domain/face/model-program.ts'
import { cutFaceGeometry } from '../../../src/setup/face-model/cut-face-geometry.ts'
import { cutFaceModel } from '../../../src/setup/face-model/cut-face-model.ts'

function programOf(file: Uint8Array<ArrayBuffer>): ModelProgram {
  const length = new DataView(file.buffer).getUint32(0, true)
  return JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length)))
}

it.each([
  ['mesh', 1.7, ['left', 'points', 'right', 'score']],
  ['detector', 0.25, ['boxes16', 'boxes8', 'scores16', 'scores8']],
] as const)('the model %s is below %d MB and gives %j', (name, megabytes, results) => {
  const file = cutFaceModel(name)
  expect(file.length).toBeLessThan(megabytes * 1_000_000)
  expect(Object.keys(programOf(file).outputs).toSorted()).toEqual(results)
})

it('the mesh cuts both eyes, level by their corners, and no lips', () => {
  const { eyes } = programOf(cutFaceModel('mesh'))
  expect(eyes.map(({ level }) => level)).toEqual([
    [33, 133],
    [362, 263],
  ])
  expect(eyes.map(({ points }) => points.length)).toEqual([71, 71])
})

/** After a change of what is written, the golden points tell whether the new file finds the same. */
it.each([
  ['mesh', () => cutFaceModel('mesh'), '200d39ce53895aa29be74fa6c20b8ea27c99e0040a6d96d6773539d6379454be'],
  [
    'detector',
    () => cutFaceModel('detector'),
    '3a9086f97f949d85440f5586728e58e9c78056a20e797e62862c73d5a41a956e',
  ],
  ['geometry', cutFaceGeometry, '8389f601d97e2cad7af6cf16661f30c9330b00424fa0d14e3990504cdc1e3df9'],
] as const)('the build writes the same file for %s as when it was tested', (_, make, hash) => {
  expect(createHash('sha256').update(make()).digest('hex')).toBe(hash)
})
