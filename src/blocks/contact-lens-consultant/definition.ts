import { defineBlock } from '#blocks/define-block.ts'
import { QUESTIONS } from '#blocks/questionnaire/definition.ts'

export default [
  {
    ...defineBlock('contact_lens_consultant', 'Contact lens consultant', QUESTIONS),
    description: 'Asks for habits, never for values: answers stand in the address of the page.',
  },
]
