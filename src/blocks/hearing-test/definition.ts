import { defineInstrument } from '#blocks/instrument/definition.ts'

export default [
  defineInstrument('hearing_test', 'Hearing test', 'The test itself, by headphones, is no part of it yet.'),
]
