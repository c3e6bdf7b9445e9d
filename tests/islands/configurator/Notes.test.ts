import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Notes } from '#islands/configurator/Notes.tsx'
import { stepProps, wordsOf } from '#tests/support/value-steps.ts'

const drawn = (isFirst: boolean) => {
  const { view, ...props } = stepProps('summary', {}, {})
  const noted = { ...view, note: 'gone' as const, gone: 'Dünn 1,6 · Polarisierend, grün' }
  return wordsOf(
    renderToStaticMarkup(
      createElement(Notes, { ...props, view: noted, isFirst, saveFailure: null, ref: null }),
    ),
  )
}

test('what is sold out is named above the step that the page opens with, and not above the others', () => {
  expect(drawn(true)).toContain('Inzwischen ausverkauft: Dünn 1,6 · Polarisierend, grün. Bitte wählen Sie')
  expect(drawn(false)).not.toContain('ausverkauft')
})
