import { defineBlock, LINES, LINK, required, TEXT } from '#blocks/define-block.ts'

export default [
  defineBlock('questionnaire_overlay', 'Questionnaire overlay', {
    headline: required(TEXT),
    text: LINES,
    label: required(TEXT),
    link: required({ ...LINK, description: 'A story below overlays/ that holds the questionnaire' }),
  }),
]
