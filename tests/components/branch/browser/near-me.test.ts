import { afterEach, expect, test, vi } from 'vitest'
import { searchNearMe } from '#components/branch/browser/near-me.ts'

afterEach(() => vi.unstubAllGlobals())

/** Presses the button in a browser that finds the visitor once `find` is called. */
function press() {
  const found: PositionCallback[] = []
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: (tell: PositionCallback) => found.push(tell) },
  })
  const fields = { near: { value: '', disabled: true }, term: { value: 'Hamburg' } }
  const form = {
    querySelector: (selector: string) => (selector.includes('near') ? fields.near : fields.term),
    requestSubmit: vi.fn<() => void>(),
  }
  const button = { ariaBusy: null as string | null }
  const act = () => searchNearMe(form as unknown as HTMLFormElement, button as unknown as HTMLButtonElement)
  act()
  const find = () =>
    found.at(-1)?.({ coords: { latitude: 53.55, longitude: 9.99 } } as unknown as GeolocationPosition)
  return { act, find, found, fields, form, button }
}

test('the place of a visitor is sent in place of the one that was typed', () => {
  const { find, fields, form } = press()
  find()
  expect(fields).toEqual({ near: { value: '53.55,9.99', disabled: false }, term: { value: '' } })
  expect(form.requestSubmit).toHaveBeenCalledOnce()
})

test('a second press while the place is looked for looks for nothing, one after the form was sent does', () => {
  const { act, find, found, button } = press()
  // Not disabled: it would lose the focus.
  expect(button).toEqual({ ariaBusy: 'true' })
  act()
  expect(found).toHaveLength(1)
  find()
  act()
  expect(found).toHaveLength(2)
})
