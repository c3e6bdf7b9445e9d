import {
  blocks,
  defineBlock,
  type Field,
  LINES,
  required,
  RICH_TEXT,
  SELECTION,
  TEXT,
} from '#blocks/define-block.ts'

const NAME = required({ type: 'text', description: 'Small letters, digits and dashes; stands in addresses' })

/** The fields that a questionnaire and the consultant for contact lenses share. */
export const QUESTIONS: Record<string, Field> = {
  name: NAME,
  headline: required(TEXT),
  text: LINES,
  steps: { ...blocks('questionnaire_step'), maximum: 20 },
  results: blocks('questionnaire_result'),
  no_result: { ...blocks('questionnaire_no_result'), maximum: 1 },
  note: LINES,
}

export default [
  defineBlock('questionnaire', 'Questionnaire', QUESTIONS),
  defineBlock('questionnaire_step', 'Questionnaire step', {
    name: NAME,
    headline: required(TEXT),
    text: LINES,
    answers: { ...blocks('questionnaire_answer'), maximum: 12 },
    help: { ...blocks('questionnaire_collapsible'), maximum: 4 },
  }),
  defineBlock('questionnaire_answer', 'Questionnaire answer', {
    name: NAME,
    label: required(TEXT),
    text: TEXT,
    next: { type: 'text', description: 'Name of the step that follows, or result; empty: the one below' },
    narrow: { type: 'text', description: 'What the goods have to be: wearingTime=daily' },
  }),
  defineBlock('questionnaire_collapsible', 'Questionnaire collapsible', {
    headline: required(TEXT),
    text: RICH_TEXT,
  }),
  defineBlock('questionnaire_result', 'Questionnaire result', {
    when: {
      type: 'text',
      description: 'Answers by step: rhythm=daily|weekly, eyes=toric; empty: all others',
    },
    headline: required(TEXT),
    text: LINES,
    actions: { ...blocks('button'), maximum: 3 },
    count: { type: 'number', default_value: '4', description: '1 to 12' },
    ...SELECTION,
  }),
  defineBlock('questionnaire_no_result', 'Questionnaire no result', {
    headline: required(TEXT),
    text: LINES,
    actions: { ...blocks('button'), maximum: 3 },
  }),
]
