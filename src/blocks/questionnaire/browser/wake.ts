import { onFirst } from '#blocks/browser/first.ts'

let kept: Promise<void> | undefined
const keep = () =>
  (kept ??= import('./questionnaire.ts').then(({ keepQuestionnaires }) => keepQuestionnaires()))

onFirst('[data-questionnaire]', keep)
// Whoever has answered before in this tab may go on.
if (Object.keys(sessionStorage).some((key) => key.startsWith('veduta.answers.'))) void keep()
