import { type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ConfiguratorAnswers, Mistake } from '#domain/configurator/answer-name.ts'
import { type ConfiguratorStep, stepAfter, stepBefore } from '#domain/configurator/step.ts'
import { furthestStep, resolveStep, validateStep } from '#domain/configurator/validate-step.ts'
import { type ConfiguratorView, stepQuery } from '#domain/configurator/view.ts'
import type { PrescriptionFromOrder } from '#domain/prescription/prescription-from-order.ts'
import { type FocusTargets, useFocus } from '#islands/checkout/use-focus.ts'
import { afterPaint } from './after-paint.ts'
import { answersOf, readForm } from './form-answers.ts'
import { storedFromOrder, storeFromOrder } from './from-order-store.ts'
import { failureOf, type SaveFailure, saveStep } from './save-step.ts'
import { isLeaving, leaveFor, popAll, popTo, pushStep, stay } from './step-entries.ts'
import type { ConfiguratorShop } from './step-props.ts'
import { useIsDrawn } from './use-is-drawn.ts'
import { useSaveWhileTyping } from './use-save-while-typing.ts'

type State = {
  step: ConfiguratorStep
  answers: ConfiguratorAnswers
  mistakes: readonly Mistake[]
  fromOrder: PrescriptionFromOrder | null
  isBusy: boolean
  saveFailure: SaveFailure | null
}

type Targets = FocusTargets & { form: RefObject<HTMLFormElement | null> }

/** The state of the configurator: a step is validated and left at once, and stored behind the shopper's back. */
export function useConfigurator(
  view: ConfiguratorView,
  shop: ConfiguratorShop,
  { form, ...targets }: Targets,
) {
  const [state, setState] = useState<State>(() => ({
    ...view,
    fromOrder: view.context.fromOrder,
    isBusy: false,
    saveFailure: null,
  }))
  const { step, answers, isBusy, fromOrder } = state
  const patch = (change: Partial<State>) => setState((before) => ({ ...before, ...change }))
  const context = useMemo(() => ({ ...view.context, fromOrder }), [view, fromOrder])
  const focusNext = useFocus(targets)
  /** Counts the changes of step: an answer that comes after one belongs to a step that was left. */
  const turn = useRef(0)
  const isDrawn = useIsDrawn(step)
  const accountValues = view.accountValues?.answers ?? null

  const read = (before: ConfiguratorAnswers): ConfiguratorAnswers =>
    isDrawn ? readForm(step, before, form.current, accountValues) : before

  function save(values: ConfiguratorAnswers, of: ConfiguratorStep = step, found = fromOrder) {
    return saveStep(view, of, answersOf(of, values), found)
  }

  function saveBehind(values: ConfiguratorAnswers) {
    afterPaint(() => void save(values).catch((error: unknown) => patch({ saveFailure: failureOf(error) })))
  }

  useSaveWhileTyping(step, form, (typed) => {
    // The proof of an order is not stored, and the summary has no answers of its own.
    if (isDrawn && !isBusy && typed === step && step !== 'summary' && step !== 'order')
      void save(read(answers)).catch(() => {})
  })

  function fail(mistakes: readonly Mistake[], values: ConfiguratorAnswers, at = step, found = fromOrder) {
    if (at !== step) afterPaint(() => pushStep(step, at, view))
    focusNext('errors')
    patch({ step: at, answers: values, mistakes, fromOrder: found, isBusy: false, saveFailure: null })
  }

  function goTo(next: ConfiguratorStep, values: ConfiguratorAnswers, found = fromOrder) {
    // Each change of the history costs a slow phone some milliseconds.
    turn.current += 1
    if (next !== step) afterPaint(() => pushStep(step, next, view))
    focusNext('title')
    const stored = next === 'order' && found === null ? storedFromOrder(view.owner) : null
    patch({
      step: next,
      answers: stored ? { ...values, 'order.number': stored.orderNumber } : values,
      mistakes: [],
      fromOrder: stored ?? found,
      isBusy: false,
      saveFailure: null,
    })
  }

  /** The values of an order are looked up before its step is left. */
  async function lookUp(values: ConfiguratorAnswers) {
    patch({ answers: values, isBusy: true, saveFailure: null })
    const own = turn.current
    try {
      const saved = await save(values)
      if (turn.current !== own) return
      if (saved.fromOrder) storeFromOrder(saved.owner, saved.fromOrder)
      if (saved.mistakes.length > 0) return fail(saved.mistakes, values, step, saved.fromOrder)
      goTo(stepAfter(step, values, saved.fromOrder), values, saved.fromOrder)
    } catch (error) {
      if (turn.current === own) patch({ isBusy: false, saveFailure: failureOf(error) })
    }
  }

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const show = (isRestored: boolean) => {
      if (isRestored) stay()
      if (isLeaving()) return
      setState((before) => {
        const requested = new URLSearchParams(location.search).get('configure')
        const next = resolveStep(requested, before.answers, { ...view.context, fromOrder: before.fromOrder })
        // A step that cannot be shown any more gives its address to the one that is.
        if (next !== requested) history.replaceState(history.state, '', stepQuery(next, view))
        // A link within the page fires this event, too, and so does an overlay that closes.
        if (next === before.step && !isRestored) return before
        turn.current += 1
        return { ...before, step: next, mistakes: [], isBusy: false }
      })
    }
    addEventListener('popstate', () => show(false), { signal })
    // A page that the browser restores no longer has a form under way.
    addEventListener('pageshow', ({ persisted }) => persisted && show(true), { signal })
    return () => listening.abort()
  }, [view])

  useEffect(() => {
    if (!isDrawn) return
    const listening = new AbortController()
    const { signal } = listening
    const readAll = () =>
      setState((before) => {
        if (before.step !== step) return before
        const typed = readForm(step, before.answers, form.current, accountValues)
        // The change that a field reports when it is left has been typed before.
        return typed === before.answers ? before : { ...before, answers: typed }
      })
    // Answers that were given before hydration count, and so does what a step preselects.
    readAll()
    for (const event of ['input', 'change']) form.current?.addEventListener(event, readAll, { signal })
    return () => listening.abort()
  }, [step, isDrawn, form, accountValues])

  return {
    state,
    context,
    isDrawn,

    /** Opens a step before this one. */
    visit(requested: ConfiguratorStep) {
      const values = read(answers)
      saveBehind(values)
      goTo(resolveStep(requested, values, context), values)
    },

    back() {
      const values = read(answers)
      const previous = stepBefore(step, values, fromOrder)
      if (previous === null) return
      saveBehind(values)
      patch({ answers: values })
      focusNext('title')
      if (!popTo(previous)) goTo(previous, values)
    },

    close() {
      patch({ answers: read(answers) })
      leaveFor(shop.base + view.frame.path)
    },

    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isBusy || !isDrawn) return
      const values = read(answers)
      if (step === 'summary') return add(event.currentTarget, values)
      if (step === 'prescription' && values.source === 'branch') {
        saveBehind(values)
        return popAll(() => location.assign(shop.branchesHref))
      }
      const mistakes = validateStep(step, values, context)
      // Of an order that is known from another frame, the server alone has all that is said of its values.
      if (step === 'order' && mistakes.every(({ kind }) => kind === 'not-found')) return void lookUp(values)
      if (mistakes.length > 0) return fail(mistakes, values)
      saveBehind(values)
      goTo(stepAfter(step, values, fromOrder), values)
    },
  }

  /** The server checks and prices the pair again, and leads to the basket. */
  function add(element: HTMLFormElement, values: ConfiguratorAnswers) {
    const open = furthestStep(values, context)
    if (open !== 'summary') return fail(validateStep(open, values, context), values, open)
    // The browser would put its own page in place of this one.
    if (!navigator.onLine) return patch({ saveFailure: 'offline' })
    patch({ isBusy: true, saveFailure: null })
    popAll(() => element.submit())
  }
}
