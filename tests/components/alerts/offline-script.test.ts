import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { OFFLINE_SCRIPT } from '#components/alerts/offline-script.ts'

const aPlace = () => ({ append: vi.fn<(region: object) => void>() })

/** Runs the script in a page, below what is open over it; tells what it shows, and where it and the focus go. */
function openPage(open: readonly object[] = []) {
  const window = new EventTarget()
  const navigator = { onLine: true }
  const pressed = { focus: vi.fn<() => void>() }
  const button: { onclick?: () => void } = {}
  const [body, region] = [aPlace(), {}]
  const note = { hidden: true, parentNode: region, querySelector: () => button }
  runInNewContext(OFFLINE_SCRIPT, {
    document: {
      currentScript: { previousElementSibling: note },
      activeElement: pressed,
      body,
      querySelectorAll: () => open,
    },
    navigator,
    addEventListener: window.addEventListener.bind(window),
  })
  const connect = (isOnline: boolean) => {
    navigator.onLine = isOnline
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  return { window, connect, body, region, note, pressed, retry: () => button.onclick?.() }
}

/** A form's submit by a button, as the window sees it. */
function submitOf(target: object, submitter: object | null): Event {
  const submit = new Event('submit', { cancelable: true })
  return Object.defineProperties(submit, { target: { value: target }, submitter: { value: submitter } })
}

test('a form stays in its page without a network, and is sent by the same button on request', () => {
  const { window, connect, note, pressed, retry } = openPage()
  const form = { requestSubmit: vi.fn<(submitter: object | null) => void>() }
  const button = {}
  connect(false)
  const submit = submitOf(form, button)
  window.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  expect(note.hidden).toBe(false)
  retry()
  expect(note.hidden).toBe(true)
  expect(pressed.focus).toHaveBeenCalledOnce()
  expect(form.requestSubmit.mock.calls).toEqual([[button]])
})

test('a form is sent where there is a network, and left to the script that has taken it', () => {
  const { window, connect, note } = openPage()
  const sent = submitOf({}, null)
  window.dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(false)
  connect(false)
  const taken = submitOf({}, null)
  taken.preventDefault()
  window.dispatchEvent(taken)
  expect(note.hidden).toBe(true)
})

test('what a script could not do is done on request, and the note goes with the network’s return', () => {
  const { window, connect, note, retry } = openPage()
  const act = vi.fn<() => void>()
  window.dispatchEvent(new CustomEvent('unreachable', { detail: act }))
  expect(note.hidden).toBe(false)
  expect(act).not.toHaveBeenCalled()
  retry()
  expect(act).toHaveBeenCalledOnce()
  window.dispatchEvent(new CustomEvent('unreachable', { detail: act }))
  connect(true)
  expect(note.hidden).toBe(true)
})

test('the note lies in what was opened last over the page, or else in the page', () => {
  const [menu, search] = [aPlace(), aPlace()]
  const unreachable = () => new CustomEvent('unreachable', { detail: () => undefined })
  const below = openPage([menu, search])
  below.window.dispatchEvent(unreachable())
  expect(search.append.mock.calls).toEqual([[below.region]])
  expect([menu, below.body].map(({ append }) => append.mock.calls)).toEqual([[], []])
  const plain = openPage()
  plain.window.dispatchEvent(unreachable())
  expect(plain.body.append.mock.calls).toEqual([[plain.region]])
})
