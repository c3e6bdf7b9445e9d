import { defineInstrument } from '#blocks/instrument/definition.ts'

export default [defineInstrument('face_scan', 'Face scan', 'Its button opens the scan.')]
