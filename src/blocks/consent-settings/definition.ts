import { defineBlock, LINES, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('consent_settings', 'Consent settings', {
    headline: TEXT,
    text: LINES,
    statistics_text: { ...LINES, description: 'What group C0002 is for' },
    marketing_text: { ...LINES, description: 'What group C0004 is for' },
  }),
]
