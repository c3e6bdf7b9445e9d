import { defineBlock, LINES, required, TEXT } from '#blocks/define-block.ts'

export default [
  {
    ...defineBlock('appointment_teaser', 'Appointment teaser', {
      headline: required(TEXT),
      text: LINES,
      note: LINES,
    }),
    description:
      'What appointments are for, and how long they take, is what can be booked. A shop without branches does not show it.',
  },
]
