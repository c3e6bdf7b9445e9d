import { expect, it } from 'vitest'
import type { ModelProgram } from '#domain/face/model-program.ts'
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
