import { type ConfiguratorView, stepQuery } from '#domain/configurator/view.ts'
import type { ConfiguratorStep } from '#domain/configurator/step.ts'

/** The steps of the entries before this one, in the state of each entry: the marker of spec §4 "virtual history entries". */
const earlierSteps = (): ConfiguratorStep[] => {
  const state: unknown = history.state
  return typeof state === 'object' &&
    state !== null &&
    'configurator' in state &&
    Array.isArray(state.configurator)
    ? state.configurator
    : []
}

/** Adds an entry for a step. The current one is that of the step that is left, whatever its address named. */
export function pushStep(from: ConfiguratorStep, to: ConfiguratorStep, view: ConfiguratorView): void {
  const before = earlierSteps()
  const address = stepQuery(from, view)
  if (location.search !== address) history.replaceState({ configurator: before }, '', address)
  history.pushState({ configurator: [...before, from] }, '', stepQuery(to, view))
}

/** Goes back to the step if it is the entry before. */
export function popTo(step: ConfiguratorStep): boolean {
  if (earlierSteps().at(-1) !== step) return false
  history.back()
  return true
}

let leaving = false

/** Whether the entries are being removed: the step that is left stays on the page until the next one is there. */
export const isLeaving = (): boolean => leaving

/** A page that the browser restores was not left. */
export const stay = (): void => void (leaving = false)

/** Removes the entries of all steps but the first one, and their marker; then acts. */
export function popAll(act: () => void): void {
  const { length } = earlierSteps()
  leaving = true
  const done = () => {
    history.replaceState(null, '')
    act()
  }
  if (length === 0) return done()
  addEventListener('popstate', done, { once: true })
  history.go(-length)
}

/** Leaves for the page of the product: back to it where the shopper came from there. */
export function leaveFor(path: string): void {
  const isBefore = document.referrer !== '' && samePath(document.referrer, path)
  if (isBefore && history.length > earlierSteps().length + 1) history.go(-earlierSteps().length - 1)
  else popAll(() => location.replace(path))
}

const samePath = (referrer: string, path: string): boolean => {
  const [from, to] = [new URL(referrer), new URL(path, location.href)]
  return from.origin === to.origin && from.pathname === to.pathname && !from.searchParams.has('configure')
}
