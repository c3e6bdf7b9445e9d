import { defineInstrument } from '#blocks/instrument/definition.ts'

export default [
  defineInstrument(
    'prescription_loader',
    'Prescription loader',
    'Loading values from an earlier order is no part of it yet.',
  ),
]
