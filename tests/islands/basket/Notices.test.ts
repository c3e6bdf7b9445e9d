import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsFor } from '#i18n/texts.ts'
import { NOTICE_TEXTS } from '#islands/basket/notice-texts.ts'
import { Notices } from '#islands/basket/Notices.tsx'
import type { Notice } from '#islands/stores/basket-state.ts'
import { translator } from '#islands/translator.ts'

const drawn = (notice: Notice) =>
  renderToStaticMarkup(
    createElement(Notices, { notices: [notice], t: translator(textsFor('de-de', NOTICE_TEXTS)) }),
  )

test('a pair that was taken out leads to its values, other goods lead nowhere', () => {
  const removed = { kind: 'group-removed', name: 'Linz', quantity: 1 } as const
  expect(drawn({ ...removed, href: '/de-de/p/linz-1/?configure=summary' })).toMatch(
    /noch gespeichert\. <a href="\/de-de\/p\/linz-1\/\?configure=summary">Andere Gläser wählen<\/a>/,
  )
  expect(drawn(removed)).not.toMatch(/<a|gespeichert/)
})
