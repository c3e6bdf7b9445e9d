import { defineInstrument } from '#blocks/instrument/definition.ts'

export default [
  defineInstrument(
    'prescription_loader',
    'Prescription loader',
    'The values themselves are loaded in the steps of a pair of glasses.',
  ),
]
