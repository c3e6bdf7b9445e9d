import { defineInstrument } from '#blocks/instrument/definition.ts'

export default [
  defineInstrument('face_scan', 'Face scan', 'The scan itself, by camera, is no part of it yet.'),
]
