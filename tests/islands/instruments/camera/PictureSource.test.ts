import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsFor } from '#i18n/texts.ts'
import { CAMERA_TEXTS } from '#islands/instruments/camera/camera-texts.ts'
import { PictureSource } from '#islands/instruments/camera/PictureSource.tsx'
import { translator } from '#islands/translator.ts'

const markup = (isBusy = false) =>
  renderToStaticMarkup(
    createElement(PictureSource, {
      t: translator(textsFor('de-de', CAMERA_TEXTS)),
      onPicture: () => undefined,
      isBusy,
    }),
  )

test('what happens to the picture is written before the ways to give one, the photo first', () => {
  const places = ['weder gesendet noch gespeichert', 'Foto auswählen', 'Kamera öffnen'].map((words) =>
    markup().indexOf(words),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('no camera is shown before a press', () => expect(markup()).not.toContain('<video'))

test('while a picture is examined, its status says so', () => {
  expect(markup()).not.toContain('Das Bild wird gelesen')
  expect(markup(true)).toMatch(/<output[^>]*>Das Bild wird gelesen/)
})
