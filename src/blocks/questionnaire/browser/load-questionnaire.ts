import { onFirstInteraction } from '#blocks/browser/on-first-interaction.ts'

let loading: Promise<void> | undefined
const keep = () =>
  (loading ??= import('./questionnaire.ts').then(({ initQuestionnaires }) => initQuestionnaires()))

onFirstInteraction('[data-questionnaire]', keep)
// Visitors who have answered before in this tab may continue.
if (hasAnswers()) void keep()

function hasAnswers(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('veduta.answers.'))
  } catch {
    return false
  }
}
