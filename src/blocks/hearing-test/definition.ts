import { defineInstrument } from '#blocks/instrument/definition.ts'

export default [defineInstrument('hearing_test', 'Hearing test', 'Its button opens the check.')]
